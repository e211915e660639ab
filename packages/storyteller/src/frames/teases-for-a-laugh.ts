import { TEACHER } from '../school-roles.ts';
import { laughsAtAClassmate } from './laughs-at-a-classmate.ts';
import type { NamedScene } from './scene.ts';

/** What somebody may be teased about, where a parent says it. */
const ABOUT = String.raw`\b(?:hearing aids?|stammer\w*|stutter\w*|glasses|accent|wheelchair|lisp|braces?|hair|weight|fat|clothes|shoes|disab\w*|autis\w*|down['’]?s|looks? (?:like|different)|because|for (?:having|being|wearing|how|what|the way)|about (?:his|her|their)|how (?:he|she|they)|the way|speech|talks?|walks?|with an? )\b`;

/** Teasing somebody, or laughing at them, where nothing is said of what it is about. */
export const teasesForALaugh: NamedScene = {
  id: 'teasesone',
  image: 'a joke that only one of two is having',
  ...(laughsAtAClassmate.cue && {
    cue: new RegExp(`^(?![^]*${ABOUT})${laughsAtAClassmate.cue.source.replace(/^\^/, '')}`, 'i'),
  }),
  decides: true,
  answers: /\b(?:teas\w*|laugh\w*|younger|smaller|little|boy|girl|child|reception|school)\b/i,
  titles: { young: 'A Joke for One', older: 'A Joke With One Person in It' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<teasesone> {Name} may tease another child and laugh. It is fun for one, and unkind to the other. The other one is not laughing. A joke is for two, and a kind one can be found.
      P<teasesone> The child who was teased may go quiet. Quiet can mean that it hurts.
      Q<teasesone> When that face gets sad, {Name} may feel ____.
      H<teasesone> {helper} can ask how it began.
      H<teasesone> {helper} can come along for the sorry.
      T<teasesone> {he} can look at that face first.
      T<teasesone> {he} can ask, "Shall we play?"
      C<teasesone> {he} can say, "Are we both laughing?"
      A<teasesone> The teasing has stopped. A sorry was said, and then came a game with a ball. Both laughed, because the ball went in a puddle. That was a kind laugh.
    `,
    '6-7': `
      D<teasesone> There is a good way to see what kind of joke it is. Both laugh, or only one does. {Name} may tease somebody, and on this side it is funny. On the other side somebody looks at the floor. That makes it unkind. It can be stopped in the middle, like a swing.
      P<teasesone> Whoever is teased may laugh a bit, too, so that it ends. It is not a real laugh.
      P<teasesone> Somebody smaller or quieter often cannot say stop. They hope that it will be a grown-up who does.
      Q<teasesone> When only one is laughing, {Name} may feel ____.
      H<teasesone> {helper} can ask what was going on that day. ~ Teasing often begins when somebody is bored or cross.
      H<teasesone> {teacher} can help to find the right minute for a sorry.
      T<teasesone> {he} can say, "I teased you, and that was unkind. I am sorry."
      T<teasesone> {he} can show that child something good, such as a trick with a ball.
      C<teasesone> {he} can think, "Two laughs, or none."
      A<teasesone> The sorry was short and true. Some days later there is a joke about a sausage. Two people laugh at it. It hurts nobody, not even the sausage. To be kind and to be funny can go together.
    `,
    '8-10': `
      D<teasesone> Unkind teasing has an odd property: it looks quite different from its two ends. At {Name}'s end it is a bit of fun that gets a laugh. At the other end is somebody who counts the minutes of break and did not choose to take part. Being older, or better with words, makes the difference bigger. Whoever begins a thing can also end it.
      P<teasesone> Those who watch may laugh. Many of them do it because they are glad that it is somebody else's turn.
      P<teasesone> The person may smile, to get it over with. It is not permission.
      Q<teasesone> With the places swapped, {Name} might feel ____. It is a fair thing to try out.
      H<teasesone> {helper} can ask what it was meant to get, and leave the lecture out.
      H<teasesone> {teacher} can help to find a quiet place to put it right, without an audience.
      T<teasesone> {he} can say to that person alone, "I have been teasing you, and I am going to stop."
      T<teasesone> {he} can say something kind to them on an ordinary day. ~ It need not be big.
      C<teasesone> {he} can think, "Who is having this joke?"
      A<teasesone> It was said without an audience, and the answer was a shrug. That is fair, since trust takes longer than a sentence. After some weeks of nothing, break is only break for both of them. There are a lot of things to laugh at that have nobody underneath. To be kind is quieter, and it lasts.
    `,
    '11+': `
      D<teasesone> Unkind teasing is mostly defended as banter, and there is a simple test: whether both sides would miss it. {Name} has been teasing somebody who would not. It was quick, it got a reaction, and perhaps nothing much was meant. At the receiving end it is part of the timetable. It can end with the person who started it.
      P<teasesone> People who laugh along are often relieved rather than amused. When the one who began it stops, it mostly falls flat.
      P<teasesone> A grin from the target ends things sooner, so targets learn to grin. It has been mistaken for consent very often.
      Q<teasesone> Thinking of it from the other side, {Name} might notice ____.
      H<teasesone> {helper} can ask what it was for: a laugh, a place in the group, a bad week. ~ There are better ways to each of them.
      T<teasesone> {he} can apologise once, in private, without reasons. ~ Reasons turn it into a story about the wrong person.
      T<teasesone> {he} can change the subject when somebody else begins.
      C<teasesone> {he} can think, "Would they miss it?"
      A<teasesone> The apology got a nod, or a look, and either is their right. More persuasive is a month in which nothing happened. To be funny without a victim is harder, and the people who can do it are kind company. It is a skill like any other.
    `,
  },
};
