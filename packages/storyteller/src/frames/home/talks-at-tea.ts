import { said, type NamedScene } from '../scene.ts';

/** A meal that takes an hour, because there is so much to tell. */
export const talksAtTea: NamedScene = {
  id: 'slowmeal',
  image: 'one mouth with two jobs, and a plate that gets cold',
  cue: said(
    String.raw`(?=[^]*\b(?:eat\w*|dinner|tea|lunch|breakfast|meals?|supper|food)\b)[^]*?\b(?:talks|talking|chats|chatting|chatters|natters)\b`,
    String.raw`\b(?:get(?:ting)? (?:dressed|ready)|shoes|school|lunch ?box|over (?:me|her|his|us|people|everyone)|interrupt\w*|mouth full|full mouth|sleep|bed|choke\w*|gag\w*|swallow\w*|asks? for)\b`,
  ),
  decides: false,
  titles: { young: 'One Mouth, Two Jobs', older: 'One Mouth, Two Jobs' },
  text: {
    '4-5': `
      D<slowmeal> A mouth has two jobs at a meal. It can talk, and it can eat. {Name} may have a lot to tell, about a dog, say. Meanwhile the fork waits in the air. The peas get cold. They are still there when all the others have gone.
      P<slowmeal> People like to hear about the dog. They can hear it just as well after a bite. Their own plates are empty, and their legs want to get down.
      Q<slowmeal> When the others are done, {Name} may feel ____.
      H<slowmeal> {helper} can ask, and wait till a bite is down.
      H<slowmeal> {helper} can say when the meal ends. ~ A clock helps.
      T<slowmeal> {he} can eat three bites first, and then tell one thing.
      T<slowmeal> {he} can keep the best thing to tell for afters.
      C<slowmeal> {he} can think, "Bite, bite, bite, and then the dog."
      A<slowmeal> Three bites went down, and then came the dog. Three more, and there was more of the dog. The food was still warm, and soon the plate was empty. The best bit got told last, with no fork in the air.
    `,
    '6-7': `
      D<slowmeal> Eating takes about twenty minutes, and telling a good story takes about as long. {Name} may try to do both at once, with one mouth. Then the story goes well, and the potatoes go cold. Cold potatoes are hard to like. So the end of the meal takes longest, and is the least nice.
      P<slowmeal> Those who have finished do not want the story to stop. They want to leave the table at some time before bed.
      Q<slowmeal> Alone with a plate that is still full, {Name} may feel ____.
      H<slowmeal> {helper} can pass the talking round the table. ~ Whoever is not talking can chew.
      H<slowmeal> {helper} can serve a small plate first. ~ A second helping is faster than a cold first one.
      T<slowmeal> {he} can eat while the next person tells something.
      T<slowmeal> {he} can save one story for when the plates are empty.
      C<slowmeal> {he} can think, "Chew now, tell next."
      A<slowmeal> The talk went round like a dish, and each one had it once. In between there was time to chew, and the food stayed warm. The long story was kept for the end. By then everybody was full, and they sat and listened.
    `,
  },
};
