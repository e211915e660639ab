import { said, type NamedScene } from '../scene.ts';

/** Older children who avoid the shower because water runs over the face. */
export const faceOutOfTheShower: NamedScene = {
  id: 'drytop',
  image: 'a shower head that stays below the chin, and a face that is washed at the basin',
  cue: said(
    String.raw`(?=[^]*\b(?:shower\w*|wash\w*)\b)[^]*?\b(?:(?:water|spray\w*|drops?|wet)\b[^.!?]{0,30}\b(?:on|in|over|down|near) (?:his|her|their|the) (?:face|eyes|ears)|(?:face|eyes) (?:getting |gets? |get )?(?:wet|splashed)|feel(?:ing)? of (?:the )?(?:water|shower|spray)|sensory)\b`,
    String.raw`\b(?:swim\w*|pool|rain)\b`,
  ),
  decides: /\bshower\w*\b[^]*\b(?:water|spray)\b[^.!?]{0,30}\b(?:on|in|over) (?:his|her|their) (?:face|eyes)\b/i,
  titles: { older: 'Below the Chin' },
  text: {
    '8-10': `
      D<drytop> A face has more feelers for touch than almost any other part of a body. Water that runs over it from above sends all of them a message at once. So it is no wonder that {Name} may want to stay out of the shower altogether. But getting clean and getting a wet face are two jobs, and they can be done in different places. A shower head on a hose can stay below the chin.
      P<drytop> To some people a shower feels like rain on a roof. They are honestly surprised that it can feel like needles to somebody else.
      Q<drytop> Before the water is turned on, {Name} might notice ____. Skin has its own opinions.
      H<drytop> {helper} can find a shower head that comes off its hook, or a jug. ~ Both do what a hand tells them.
      H<drytop> {helper} can hang a dry flannel within reach. ~ It is for the first drop that goes the wrong way.
      T<drytop> {he} can wash from the neck down and do the face at the basin with a flannel.
      T<drytop> {he} can turn round, so that the water only meets {his} shoulders.
      C<drytop> {he} can think, "Below the chin is enough."
      A<drytop> The water stayed below the chin, all but a few drops, and the flannel dealt with those. Face and neck were done at the basin afterwards, which takes a minute. The soap is gone, and so is the mud. Nobody can tell from outside which way round somebody was washed.
    `,
    '11+': `
      D<drytop> Some nervous systems report water on the face as an emergency. It has been studied under the name of sensory sensitivity, it is not rare, and arguing with it does not help. {Name} may have settled the matter by avoiding showers, which works until about Thursday. The useful discovery is that a shower consists of several jobs, and only one of them involves the head. The others can be done with the water kept firmly below the chin.
      P<drytop> People who like a shower tend to describe it as relaxing, and they mean it kindly. They have different skin.
      P<drytop> Anybody who says something about washing is usually thinking of the sweat and has no idea about the rest. It can be explained in one sentence, or not at all.
      Q<drytop> Before the tap is turned on, {Name} might notice ____. It may be the noise as much as the water.
      H<drytop> {helper} can buy a shower head that comes off its hook, and say no more about it. ~ It costs less than a month of discussions.
      H<drytop> {helper} can agree on a bath or a basin as a full alternative. ~ Water does not care which way it arrives.
      T<drytop> {he} can wash from the neck down and do the face separately with a flannel, dry hands and no hurry.
      T<drytop> {he} can keep a dry towel over one shoulder and within reach. ~ It makes the first stray drop less of an event.
      C<drytop> {he} can think, "Below the chin, five minutes, done."
      A<drytop> Five minutes, with the shower head in one hand and the water where it was told to go. The face got its turn at the basin, on its own terms. Hair is a separate project with a separate day. What was a refusal has turned into a method, and the method smells of soap.
    `,
  },
};
