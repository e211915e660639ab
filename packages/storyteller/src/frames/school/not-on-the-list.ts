import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** Whose party it is, where a parent says so. */
const HOST: Role = {
  fallback: { text: 'somebody in the class' },
  cues: [
    {
      match: /\b(?:to|from|for|at) (?!Mr\b|Mrs\b|Miss\b)(\p{Lu}\p{Ll}+)['’]s (?:\w+ )?(?:party|birthday|sleepover)/u,
      phrase: { text: '$' },
    },
    { match: /\b(?:friend|mate|classmate|boy|girl),? (?:called |named )?(?!He\b|She\b|The\b)(\p{Lu}\p{Ll}+)['’]?s? (?=[^.!?]*\b(?:party|birthday|sleepover)\b)/u, phrase: { text: '$' } },
    { match: /\bbest (?:friend|mate)(?:['’]s)? (?:\w+ )?(?:party|birthday|sleepover)/i, phrase: { text: '{his} best friend' } },
    { match: /\b(?:friend|mate)(?:['’]s)? (?:\w+ )?(?:party|birthday|sleepover)/i, phrase: { text: 'a friend' } },
  ],
}; // prettier-ignore

const NOT_ASKED = String.raw`\b(?:(?:was|is|were|has|did|got|been|get|gets) ?n(?:o|'?|’?)t (?:been |get |got |being )?(?:invited|asked|an invit\w+)|not (?:been |being )?(?:invited|asked)|uninvited|never (?:gets? )?(?:invited|asked)|didn['’]?t (?:get )?(?:an )?invit\w+|only one (?:who|that) (?:was|is|wasn|isn|did)\w*['’]?t? (?:not )?(?:be )?(?:invited|asked)|everyone (?:else )?(?:\w+ )?(?:was|is|got|has been) (?:invited|asked|going))\b`;

/** A birthday party to which the others are going. */
export const notOnTheList: NamedScene = {
  id: 'notasked',
  image: 'a list of names for one afternoon, and the afternoon that is left over',
  cue: said(
    `(?=[^]*(?:${NOT_ASKED}))(?=[^]*\\b(?:part(?:y|ies)|birthday|sleepovers?)\\b)`,
    String.raw`\b(?:photos?|posted|snap\w*|chat|instagram)\b`,
  ),
  decides: true,
  titles: { young: 'A List of Names', older: 'One List, One Afternoon' },
  roles: { host: HOST },
  text: {
    '4-5': `
      D<notasked> {host} has a party with cake and games. {Name} was not asked to come. Other children talk about it. That can sting. One party is one afternoon.
      P<notasked> A house has only so many chairs. Often a grown-up makes the list.
      Q<notasked> When others talk of the party, {Name} may feel ____.
      H<notasked> {helper} can give a hug and listen.
      H<notasked> {helper} can plan a good thing for that day.
      T<notasked> {he} can say, "I wanted to go."
      T<notasked> {he} can ask one child to come and play.
      C<notasked> {he} can say, "Not this party. Another day."
      A<notasked> The party is over, and the cake is all gone. At home there was a game as well. Tomorrow they all play in one place. {Name} can join in there.
    `,
    '6-7': `
      D<notasked> {host} has a party, and there was a list of names. {Name} was not on it. Others in the class are going, and they talk about balloons and cake. Being left out of a party hurts. It is all right to say so.
      P<notasked> Lists are often short because a car or a room is small. Sometimes a grown-up wrote it in a hurry. It is still sad for the one who is not on it.
      P<notasked> Children who were asked talk about it because they are excited. They do not think who is listening.
      Q<notasked> When the others talk of it, {Name} may feel ____.
      H<notasked> {helper} can listen to the sad part first, all of it.
      H<notasked> {helper} can plan something for that afternoon, with pancakes or a swim.
      T<notasked> {he} can say, "Have fun," and go and do something else.
      T<notasked> {he} can ask a friend to come over on another day.
      C<notasked> {he} can think, "It is one list. There are more days."
      A<notasked> On Monday the balloons are flat, and everybody is back at school. The afternoon at home had something good in it, too. People play with {Name} at break, with no list. Being left out of one game is not being left out of all.
    `,
    '8-10': `
      D<notasked> {host} has a party, and most people seem to be invited. {Name} was not on the list. The party is one thing. Then there are the days before and after, when the others talk about it, and those may be longer. Being left out of something hurts, and in a brain it shows in the same places as a bruise. It is not silly to mind.
      P<notasked> Lists get made for dull reasons, such as how many fit in a car or who was asked last year. There are unkind reasons as well. From outside they cannot be told apart.
      P<notasked> People who were asked may feel awkward about it, and talk too much or stop talking. It can help to let them off.
      Q<notasked> When the others talk about the party, {Name} might feel ____. It may be two things.
      H<notasked> {helper} can leave the first evening to the sad part. ~ Cheering up works better on the second.
      H<notasked> {helper} can keep that afternoon for something that is really looked forward to.
      T<notasked> {he} can say to one friend, "I was sad that I was not asked." ~ It is true, and it blames nobody.
      T<notasked> {he} can ask somebody over on another day. ~ A list with one name on it is a good one.
      C<notasked> {he} can think, "It is one list, for one afternoon."
      A<notasked> By Monday the party is a story about a cake that tipped over, and by Wednesday it is hardly that. {Name} had an afternoon too, with something in it. It was one list. What counts for longer is who comes to play at break, and who saves a seat.
    `,
    '11+': `
      D<notasked> {host} has a party, and at some point it became clear who was going. {Name} was not asked. The evening itself is only a few hours. What takes up room is the week around it, with plans that stop when somebody comes near. Being left out registers in the brain much as a physical knock does, so minding is no sign of being oversensitive. It is what people who need other people are built to do.
      P<notasked> Guest lists are made of small rooms, old debts and whoever was standing there. Now and then they are made of malice. It is worth knowing which, and rarely possible to know at once.
      P<notasked> Friends who were asked are in a bind. They may say nothing out of kindness, and it looks like a secret.
      Q<notasked> On the evening of the party, {Name} might notice ____.
      H<notasked> {helper} can offer company on that evening, and make no comment on the other parents.
      H<notasked> {helper} can listen without asking what {he} did. ~ Mostly nobody did anything.
      T<notasked> {he} can tell one friend, "It's fine to talk about it. I minded a bit." ~ After that nobody tiptoes.
      T<notasked> {he} can leave the phone in another room until the next morning. ~ The pictures keep.
      C<notasked> {he} can think, "A guest list. Not a verdict."
      A<notasked> The party became a story about the music and then stopped being told. Whatever the list meant, it was about one evening and one host. {Name} can make another, with three names and a film on it, and need not explain who is left out. Groups look solid from outside. Most of them are held together with a few messages.
    `,
  },
};
