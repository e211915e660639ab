import { said, type NamedScene } from '../scene.ts';

const ANIMAL: NonNullable<NamedScene['roles']> = {
  struck: {
    fallback: { text: 'the pet' },
    cues: [
      { match: /\bpupp(?:y|ies)\b/i, phrase: { text: 'the puppy' } },
      { match: /\bdogs?\b/i, phrase: { text: 'the dog' } },
      { match: /\bkitten\b/i, phrase: { text: 'the kitten' } },
      { match: /\bcats?\b/i, phrase: { text: 'the cat' } },
    ],
  },
};

/** A dog or a cat that gets hit or kicked: it hurts, two are kept apart, and what was wrong can be said to a person. */
export const handsAndADog: NamedScene = {
  id: 'hitspet',
  image: 'a door between two, and a cushion that feels nothing',
  cue: said(
    String.raw`\b(?:hit(?:s|ting)?|kick(?:s|ed|ing)?|smack(?:s|ed|ing)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|thump(?:s|ed|ing)?|whack(?:s|ed|ing)?|throws? (?:things|stuff|toys|stones|\w+) at|hurt(?:s|ing)? (?:\w+ )?on purpose) (?:at )?(?:(?:the|our|his|her|their|my|a|family|new|pet|poor|old) )*(?:dogs?|puppy|cats?|kitten|kitty)\b(?! (?:toy|teddy|bowl))`,
    String.raw`\b(?:scared|afraid|frightened|on the lead|bitten|bit (?:him|her|them)|scratched|died|park|(?:someone|somebody|people|neighbours?|dad|he) (?:was|were) (?:hit|kick)ting|by a car|saw)\b`,
  ),
  decides: true,
  answers: /\b(?:hit\w*|kick\w*|angry|cross|smack\w*)\b/i,
  titles: { young: 'A Door Between Two', older: 'A Door Between Two' },
  roles: ANIMAL,
  beside: {
    benefits: [
      'Says plainly that a hit hurts an animal, and that it is stopped.',
      'Gives quick hands something that feels nothing.',
      'Shows a way back to {name} and the animal being near each other.',
    ],
    talk: {
      young: ['What can be hit and feels nothing?', 'How do hands feel when it is too much?', 'Shall we find a cushion for hands?'],
      older: ['How does an animal show that it is hurt?', 'Which word went into the blank?', 'Shall we find a cushion for hands?'],
    },
  },
  text: {
    '2-3': `
      D<hitspet> Here is {struck}. Here is {Name}. Hands can be fast. A hit hurts a pet. Ow! Then it goes off.
      P<hitspet> A pet has no word for "stop".
      Q<hitspet> With fast hands, {Name} may feel ____.
      H<hitspet> {helper} can hold the hands.
      H<hitspet> {helper} can shut a door.
      T<hitspet> {he} can pat a cushion.
      T<hitspet> {he} can clap, clap, clap.
      C<hitspet> {he} can say, "Hands pat a cushion."
      A<hitspet> Pat, pat. A cushion feels no ow. The pet can have a rest. Soft hands, soft fur. Night-night, pet.
    `,
    '4-5': `
      D<hitspet> Hands and feet can be fast when it is all too much. {Name} may hit or kick {struck} then. It hurts a pet, just like a person. It cannot say, "Stop." It may growl, bite or hide. So the two are kept apart for a while.
      P<hitspet> A pet does not know why it got hurt. It only knows that it did.
      Q<hitspet> When hands get fast, {Name} may feel ____.
      H<hitspet> {helper} can stop it at once, and shut a door.
      H<hitspet> {helper} can help to say what was wrong.
      T<hitspet> {he} can hit a cushion, as hard as {he likes}.
      T<hitspet> {he} can stamp on the floor and say, "I am cross!"
      C<hitspet> {he} can think, "A cushion feels nothing. Fur feels a lot."
      A<hitspet> The cushion got the hits, and it does not mind. {Name} said what was wrong to a person. The pet had a rest behind the door. Later it comes by, if it wants to. One soft hand is enough.
    `,
    '6-7': `
      D<hitspet> Some days are too much, and then hands or feet are quick. {Name} may have hit or kicked {struck}. It hurts an animal just as it hurts a person. It cannot ask what it did wrong, for it did nothing. It may be afraid now, or growl, or bite. That is why the two are kept apart until it is calm.
      P<hitspet> Pets get what was meant for somebody else, because they are near.
      P<hitspet> A grown-up who stops it is looking after two. One has fur, and the other has had a bad day.
      Q<hitspet> Just before hands get quick, {Name} may feel ____.
      H<hitspet> {helper} can come in between at once, and stay near.
      H<hitspet> {helper} can hear what the day was like before.
      T<hitspet> {he} can go to another room and hit a cushion.
      T<hitspet> {he} can say to a person what was wrong.
      C<hitspet> {he} can think, "Cross is for cushions and for words."
      A<hitspet> The cushion has a dent, and nobody was hurt. What was wrong got told to somebody with ears for it. A pet needs a while to trust a hand again. It goes by what the hand does each day. Today it lay still, and that was good.
    `,
    '8-10': `
      D<hitspet> An animal in a family gets a good deal that was meant for other people. It is near, it is smaller, and it does not tell. {Name} may have hit or kicked {struck} at the end of a bad day. That hurts, and an animal cannot work out why. From then on it may keep away, growl or bite. So the two are kept apart until there is a better place for the anger.
      P<hitspet> Pets read hands before they read faces. They remember a kick, and they remember a month of calm hands as well.
      P<hitspet> Adults are alarmed by it because somebody is hurt. Mostly they also wonder what has gone wrong that day.
      Q<hitspet> In the second before, {Name} might notice ____. It may be in the jaw or the arms.
      H<hitspet> {helper} can step in at once, and talk about the rest later.
      H<hitspet> {helper} can stay in the room whenever the two are together.
      T<hitspet> {he} can leave the room first and give it to a mattress.
      T<hitspet> {he} can tell somebody what it was really about.
      C<hitspet> {he} can think, "It is about my day, and not about the pet."
      A<hitspet> The mattress took it, and a mattress keeps no grudge. What the day was really about has been said to a person. Trust with an animal comes back by inches, on a floor, with nothing asked of it. It is possible to be sorry without a word. A bowl of fresh water says it quite well.
    `,
  },
}; // prettier-ignore
