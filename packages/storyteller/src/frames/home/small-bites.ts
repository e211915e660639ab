import { said, type NamedScene } from '../scene.ts';

/** Too much in a mouth at once: room to chew, one bite and then the next, with a grown-up at the table. */
export const smallBites: NamedScene = {
  id: 'crammed',
  image: 'cheeks like a hamster, and a mouth with room to chew',
  cue: said(
    String.raw`\b(?:cram\w*|stuff\w*|shov\w*|overfill\w*|overstuff\w*|pack(?:s|ing)|fill(?:s|ing)|put(?:s|ting)?) (?:\w+ ){0,4}?(?:food|too much|everything|it all|so much)?[^.!?]{0,20}\b(?:in|into|in to) (?:his|her|their) mouth|\b(?:takes?|taking) (?:huge|big|massive|too big|enormous) (?:bites|mouthfuls)|\bmouth (?:is )?(?:too|so) full\b|\beats? too fast and (?:gags?|chokes?|coughs?)`,
    String.raw`\b(?:toys?|stones?|sand|fingers?|hands?|thumb|coins?|clothes|pockets?|in secret|sick|won'?t|refus\w*|not put|autis\w*|hides)\b`,
  ),
  decides: true,
  answers: /\b(?:cram\w*|stuff\w*|mouth|food|too much|big|bites|fast|chok\w*|gag\w*)\b/i,
  titles: { young: 'One Bite, and One More', older: 'Room to Chew' },
  beside: {
    benefits: [
      'Gives {name} a rhythm: bite, chew, swallow, and then the next.',
      'Says that the food stays on the plate and does not run away.',
      'Keeps a grown-up at the table.',
    ],
    talk: {
      young: ['How full is a hamster?', 'What comes after a bite?', 'What is on the plate for later?'],
      older: [
        'How can one tell that a mouth is too full?',
        'What helps to slow down?',
        'Which food is worth chewing for longest?',
      ],
    },
  },
  text: {
    '2-3': `
      D<crammed> Yum! Here is food. {Name} may put in a lot at once. The cheeks go out, big and round. There is no room to chew.
      P<crammed> Big people put in one bite. Chew, chew, gone.
      Q<crammed> With a full mouth, {Name} may feel ____.
      H<crammed> {helper} can cut food small.
      T<crammed> {he} can chew, chew, chew.
      C<crammed> {he} can say, "One bite, and one more."
      A<crammed> One bite. Chew, chew, gone. One more. The food waits on the plate. It is still there. Yum!
    `,
    '4-5': `
      D<crammed> A hamster packs food in its cheeks. {Name} may do that too, for it tastes so good. But a person has no bag in the cheek. A full mouth can not chew, and food can get stuck. One bite has room. Then it goes down, and the next can come.
      P<crammed> Grown-ups eat one bite at a time. They want a mouth to be safe.
      Q<crammed> When the food is so good, {Name} may feel ____.
      H<crammed> {helper} can sit with {him} and eat along.
      H<crammed> {helper} can give a few bits, and then more.
      T<crammed> {he} can put the fork down and chew.
      T<crammed> {he} can take a sip when the mouth is empty.
      C<crammed> {he} can say, "Bite, chew, gone, and one more."
      A<crammed> Bite, chew, gone. The food is still on the plate. It can not run away. It tasted of more that way. A hamster would need a bigger plate.
    `,
    '6-7': `
      D<crammed> Good food has one trouble. {Name} may put in the next bite before the last one is gone. Then the mouth is full up, and teeth have no room to work. Food like that can get stuck on its way down. It is safer when each bite has the mouth to itself.
      P<crammed> It takes some minutes until a tummy tells the head that food has come. A fast eater is done before that.
      P<crammed> Grown-ups may say "slow down" ten times. They are thinking of a throat.
      Q<crammed> When the plate comes, {Name} may feel ____.
      H<crammed> {helper} can sit at the table until all have finished.
      H<crammed> {helper} can make a game of telling what is in it.
      T<crammed> {he} can put the fork down after each bite.
      T<crammed> {he} can chew until it is smooth, and then look at the next.
      C<crammed> {he} can think, "It is my food. It waits for me."
      A<crammed> The plate got empty one bite at a time. There was even time for a joke in the middle, with an empty mouth. On a hungry day it goes faster. The food is eaten either way, and this way it gets tasted.
    `,
  },
};
