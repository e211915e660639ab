import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const GROUP = String.raw`(?:(?:small(?:er)? |reading |phonics |catch[- ]?up |special |intervention |support |sen )*(?:groups?|lessons?|sessions?|interventions?)|(?:goes|going|go|taken|pulled|comes|has to come|gets? taken) out of (?:the )?(?:class|lessons?))`;

/** A child goes out of class for reading, and others have a name for that; or help in a test would be seen. */
export const nameForTheGroup: NamedScene = {
  id: 'groupname',
  image: 'a door that shuts behind a small group, and the table on its other side',
  cue: said(
    String.raw`(?=[^]*\b(?:dyslex\w*|read(?:s|ing)?|phonics|spell\w*|letters)\b)(?=[^]*\b${GROUP}\b)[^]*?(?:\b(?:call(?:s|ed|ing)?|say(?:s|ing)?|teas\w*|laugh\w*|nam(?:es?|ed)|embarrass\w*|asham\w*|refus\w*|won['’]?t go|does ?n['’]?t want (?:to go|people|anyone|others)|hates (?:going|it|being)|(?:people|everyone|everybody|others|they) (?:will |can )?(?:see|know|stare|look)))`,
    String.raw`\b(?:book bands?|homework|at home with me)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:dyslex\w*|reading|phonics|spelling)\b)[^]*?\b(?:small(?:er)? group|out of (?:the )?class|intervention|support group|catch[- ]?up)\b[^]*?\b(?:call(?:s|ed|ing)?|teas\w*|laugh\w*|embarrass\w*|asham\w*|refus\w*|won['’]?t go|does ?n['’]?t want|hates|see)\b/i,
  answers:
    /\b(?:call\w*|dumb|thick|stupid|clever|smart|refus\w*|extra time|people (?:will )?see|teas\w*|small group)\b/i,
  titles: { young: 'Behind the Door Is a Table', older: 'Behind the Door Is a Table' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<groupname> Some children go out of class to read, and a door shuts. Others may laugh then, or make up a name for it. {Name} may want to stay on the chair after that. Behind the door there is a table, a book and a person with time. It shows how somebody learns to read. It does not show how clever anyone is.
      P<groupname> Whoever laughs has not sat at that table. It mostly comes from not knowing.
      P<groupname> Others would like such a table too, for sums or for football.
      Q<groupname> When it is time to get up and go, {Name} may feel ____.
      H<groupname> {teacher} can stop such remarks in class. ~ It is a grown-up's job.
      H<groupname> {helper} can ask if the group can go at a quieter moment.
      T<groupname> {he} can walk out next to somebody from the group. ~ Two look like people who are going somewhere.
      T<groupname> {he} can say, "It is where I read," and go on.
      C<groupname> {he} can think, "They see the door. I know the table."
      A<groupname> The door shut, and four people sat down at a table. A long word fell into three short ones there. Outside, there was maybe a name for that. Inside, there was a page, and it got read to its end.
    `,
    '8-10': `
      D<groupname> Going out of class for reading takes about one minute, and it may be the longest one in the day. Chairs scrape, heads turn, and somebody laughs or has a name for the group. {Name} may decide then that staying is better. But behind that door there is a table and somebody with time. A brain that is slow with letters learns them in another way. How fast somebody reads and how well somebody thinks are two separate things. They have been measured, and they can be far apart.
      P<groupname> A name like that gets passed on without much thought. Some are glad that it is about others. Several of them have a subject in which they would be the one to go.
      P<groupname> Those who get more time in a test stay in their seats for longer. That is all that can be seen of it, and most people are looking for their coats.
      Q<groupname> In the minute between the chair and the door, {Name} might feel ____. It may show in the ears.
      H<groupname> {teacher} can deal with the name, firmly and once. ~ That is an adult's job, and it can be asked for.
      H<groupname> {helper} can ask for another time or another room, so that fewer people see it.
      T<groupname> {he} can say, "I go there to learn to read faster," in the voice for facts. ~ Facts are hard to tease.
      T<groupname> {he} can put one thing that {he knows} well into the next lesson. ~ Heads turn for that as well.
      C<groupname> {he} can think, "One minute of heads, and then the table."
      A<groupname> The minute is over when the door shuts. Inside, a page takes three tries, and the idea behind it took none. Extra time lets a test find out what somebody knows, and not how fast an eye can go. The name will wear off, as names do. The words that were learned at that table stay.
    `,
    '11+': `
      D<groupname> Being taken out of a lesson for reading is done with the best intentions and in full view of thirty people. {Name} may have worked out that not going costs less than being seen to go. That calculation is understandable, and it leaves out one item. Reading can be taught in another way, at another pace, and that happens on the other side of the door. Reading speed and intelligence are separate measurements. Anyone who has an unkind name for the group has confused the two, and in public.
      P<groupname> Most people who repeat a nickname have no opinion on the matter at all. It fills a pause.
      P<groupname> In examinations a surprising number of candidates sit elsewhere or stay longer, for all kinds of reasons. By the third paper nobody keeps track.
      Q<groupname> On the way to the door, {Name} might notice ____. It probably lasts for as long as the corridor.
      H<groupname> {teacher} can put an end to the name, and can do so without mentioning anyone. ~ That is part of the job.
      H<groupname> {helper} can negotiate the how: a different time, a different room, extra time arranged quietly. ~ The help and the audience can be separated.
      T<groupname> {he} can have one dry sentence ready, such as "Different route, same book."
      T<groupname> {he} can try the extra time in a small test first. ~ It is evidence, and it can be declined again.
      C<groupname> {he} can think, "Forty seconds of corridor. Then it is useful."
      A<groupname> The corridor takes forty seconds, and behind the door there is a table, a text and somebody who knows why it is hard. The reading takes a little longer than it does for others, and it gets done. What the others call it says how little they know. What comes out of that room is a page that has been read by somebody who thought about it.
    `,
  },
};
