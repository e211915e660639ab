import { said, type NamedScene } from '../scene.ts';

const CRY = String.raw`(?:(?:baby|baby['’]s|babies|newborn|brother|sister|twins?)(?:['’]s?)?(?: \w+){0,2} (?:cry|cries|crying|screams?|screaming|wails?|wailing)|(?:sound|noise) of (?:the |a |his |her )?(?:baby|brother|sister))`;
const TOO_MUCH = String.raw`(?:sets? (?:him|her|them) off|can(?:no|['’]?)t (?:stand|bear|cope|take|handle|deal)|hates?|covers? (?:his|her|their) ears|hands? (?:over|on) (?:his|her|their) ears|scream(?:s|ing)? (?:\w+ )?(?:louder|back|too|as well|at)|melt(?:s|ing)?[ -]?downs?|goes (?:mad|crazy|wild|mental|berserk)|loses it|too loud|(?:bangs?|hits?|hitting|banging) (?:his|her|their) (?:own )?head|shouts? (?:at|shut)|overwhelm\w*|distress\w*|unbearable|overload\w*)`;

/** A baby's cry that is too much for an older child's ears: the soft corner behind a door, and who comes out first. */
export const theCryHurts: NamedScene = {
  id: 'cryhurts',
  image: 'a soft corner where a cry is small',
  cue: said(
    String.raw`\b${CRY}\b[^]{0,80}\b${TOO_MUCH}|\b${TOO_MUCH}[^]{0,60}\b${CRY}\b`,
    String.raw`\b(?:jealous|pregnan\w*|due|wakes? (?:him|her|them) up|hits? (?:the|his|her) (?:baby|brother|sister))\b`,
  ),
  decides: true,
  takesHelps: true,
  titles: { young: 'The Soft Corner', older: 'A Cry Through a Shut Door' },
  text: {
    '2-3': `
      D<cryhurts> Waa! The baby cries. {Name} has ears that hurt. It is so loud. There is a soft corner with cushions.
      P<cryhurts> Babies have no words yet. Big ears hurt too.
      Q<cryhurts> When the baby cries, {Name} may feel ____.
      H<cryhurts> {helper} can bring a soft cushion.
      H<cryhurts> {helper} can shut the door.
      T<cryhurts> {he} can go to the soft corner.
      T<cryhurts> {he} can put hands on {his} ears.
      T<cryhurts,comforter> {he} can hug {comforter} there.
      C<cryhurts> {he} can say, "Too loud! Soft corner."
      A<cryhurts> Waa goes the baby. Now it is a small waa. The cushions are soft. Then the baby has milk. Shh.
    `,
    '4-5': `
      D<cryhurts> When the baby cries, it comes out all at once. {Name} may feel it in both ears, and all over. A cry is made to be heard through walls. So there is a soft corner now, with cushions. Behind a shut door the cry gets small.
      P<cryhurts> The baby cannot say "I am hungry" yet. Crying is the only word a baby has.
      P<cryhurts> Some children shout back, or bang something. Then there are two loud things, and it hurts.
      Q<cryhurts> When the baby starts to cry, {Name} may feel ____.
      H<cryhurts> {helper} can put a cushion where a head may bump. ~ Heads are for keeping safe.
      H<cryhurts> {helper} can see to the baby and come back.
      T<cryhurts> {he} can go to the soft corner and push a cushion.
      T<cryhurts> {he} can put on ear defenders, or cover {his} ears.
      T<cryhurts,comforter> {he} can squeeze {comforter} as hard as {he likes}.
      C<cryhurts> {he} can say, "Too loud for me. I go to my corner."
      A<cryhurts> In the soft corner the cry sounds like a toy far away. Then the baby gets milk, and it stops. {Name} can come out when the ears are ready. The cushions keep the shape of two hands.
    `,
    '6-7': `
      D<cryhurts> A baby's cry is one of the hardest sounds not to hear. It is high, it goes up and down, and it does not wait. For {Name}, it may be too much in one second. Ears are not all the same. So there is a soft corner, and a door that can be shut.
      P<cryhurts> The baby is not doing it to anyone. A baby has no other way to say "hungry" or "tired".
      P<cryhurts> Grown-ups find that sound hard as well. Some of them bite their lips when it starts.
      Q<cryhurts> In the first second of the cry, {Name} may feel ____. It may be in the ears, the teeth or the fists.
      H<cryhurts> {helper} can say, "I see to the baby, you see to you." ~ Then both know where to be.
      H<cryhurts> {helper} can keep cushions there, so that heads meet soft things.
      T<cryhurts> {he} can take ear defenders from their hook and walk off. ~ That can be done without asking.
      T<cryhurts> {he} can push against the big cushion for ten slow counts.
      C<cryhurts> {he} can think, "It is loud, and I know where it is small."
      A<cryhurts> Behind the door it is only a small sound, and then it is none. The baby has fallen quiet over some milk. {Name} may come out now, or stay for one more page. The corner is free for the next time.
    `,
    '8-10': `
      D<cryhurts> The cry of a baby does its job very well. It is pitched where human ears are keenest, and it is hard to think of anything else while it lasts. {Name} may get all of it at once, and then {his} own body sounds the alarm as well. Some people are built with the volume turned up. It is no fault. So there is a corner with a door, cushions and a pair of ear defenders on a hook.
      P<cryhurts> The baby has no idea that anyone else is in the room. It is asking for milk or sleep in the only language it has.
      P<cryhurts> Adults get tense from it too, and a tense adult may snap at the wrong person. That is not about {Name}.
      Q<cryhurts> When it starts, {Name} might notice ____. There may be a second in which it can still be caught.
      H<cryhurts> {helper} can treat leaving the room as sensible, and not as rude. ~ Ears do not take orders.
      H<cryhurts> {helper} can put something soft between a head and a wall, and say nothing about it until later.
      T<cryhurts> {he} can go at the first sound and not at the tenth. ~ It takes far less effort.
      T<cryhurts> {he} can press both hands against the door frame and breathe out slowly.
      C<cryhurts> {he} can think, "That is the baby's alarm, and mine can stand down."
      A<cryhurts> Two walls away it is a thin sound, no worse than a kettle. Then it stops, because somebody has found out what was wanted. After the first months most babies cry less, and later words come in. Until then there is a corner, and the way to it takes nine steps.
    `,
  },
};
