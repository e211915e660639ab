import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Two friends have fallen out and both want a third on their side: a friend of both need not choose. */
export const betweenTwoFriends: NamedScene = {
  id: 'twosides',
  image: 'a rope with a friend in the middle of it',
  cue: said(
    String.raw`(?=[^]*\b(?:two|both|her|his|their) (?:\w+ )?(?:friends?|mates?|girls|boys)\b)[^]*?\b(?:(?:on|take|pick|choose) (?:her|his|their|a|either|one of the)? ?sides?\b|(?:choose|decide|pick) between (?:them|her|his|the|two)|in the middle of (?:it|them|two|a|her|his|the|an)|(?:on|to be on|to take) (?:their|each|one|her|his) (?:\w+ )?side\b|pull(?:s|ed|ing)? (?:him|her|them) (?:between|both|in two)|caught in the middle|stuck in the middle|piggy in the middle)`,
    String.raw`\b(?:mum|dad|parents|divorc\w*|brother|sister|football|cousins?|left out)\b`,
  ),
  decides: true,
  answers: /\b(?:sides?|fight|fell out|fallen out|argument|middle|choose)\b/i,
  titles: { older: 'In the Middle of the Rope' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<twosides> Two friends have had a row, and each of them pulls at {Name}. "Come to me!" "No, to me!" It is like being the middle of a rope. That hurts, and it was not {his} row. A friend of both can stay a friend of both. Nobody needs to choose today.
      P<twosides> Friends who are cross want somebody on their side. Later they are glad that somebody was not.
      Q<twosides> When both of them pull, {Name} may feel ____.
      H<twosides> {teacher} can help those two to talk about it.
      H<twosides> {helper} can listen to how it is in the middle.
      T<twosides> {he} can say, "I like you both. I don't take sides."
      T<twosides> {he} can play with one now and with the other one later.
      C<twosides> {he} can think, "It is their row. I can let go of the rope."
      A<twosides> The rope lies on the grass. The two may still be cross, or not any more. {Name} can play a game with a third child for now. A friend of both is good to have when a row is over.
    `,
    '8-10': `
      D<twosides> When two friends fall out, the third one is often turned into a prize. Each of them tells {Name} the story in a different version, and each wants to hear, "You are right." It is like being the knot in the middle of a rope. Whatever {he says} may be carried across to the other side. It is fair to stay a friend of both and a judge of neither.
      P<twosides> People who have quarrelled look for a witness. It makes them feel less unsure, and it has not much to do with the person asked.
      P<twosides> A secret told about somebody in a row tends to be an embarrassment a week later.
      Q<twosides> When both of them look over, {Name} might feel ____.
      H<twosides> {helper} can listen without deciding who was right. ~ One more judge is not needed.
      H<twosides> {teacher} can sit down with the two, if it goes on for days.
      T<twosides> {he} can say the same sentence to both: "I like you, and I'm not choosing."
      T<twosides> {he} can change the subject when it starts again, and carry no messages.
      C<twosides> {he} can think, "Their row. Two friends. No sides."
      A<twosides> It took them until Wednesday, and then it was about something else. Both know that nothing was passed on. In the meantime there was another game with other people in it, which was restful. A friend who did not choose is the one that both can come back to.
    `,
    '11+': `
      D<twosides> Every falling-out between friends looks for an audience, and {Name} has been offered a seat on both sides. Each has a version, screenshots and a hope of hearing, "You're right." It feels like loyalty and works like a trap, because whatever gets said will be quoted. Not choosing is a position too, and a respectable one. It only needs to be said out loud, and to both.
      P<twosides> Most quarrels are over before the people who took sides have finished explaining why. They are the ones left standing outside.
      Q<twosides> When a message asks, "Whose side are you on?", {Name} might notice ____.
      H<twosides> {helper} can hear about it without ruling on it, and say where it would stop being a quarrel: threats, lies, someone alone.
      T<twosides> {he} can send both the same sentence: "I'm friends with you both, and I'm staying out of it."
      T<twosides> {he} can refuse to carry messages, kindly. ~ Two people who need to talk can do so directly.
      C<twosides> {he} can think, "Loyal to both, judge of neither."
      A<twosides> The quarrel went its way without a jury. They may make up, or divide the week between them, and either is theirs to settle. Nothing {Name} said has come back in somebody else's words. To be the friend who stayed out of it is a lonely job for a fortnight, and a good one afterwards.
    `,
  },
};
