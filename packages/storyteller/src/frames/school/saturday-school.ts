import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const FAITH = String.raw`(?:mosque school|masjid school|madrasa(?:h|sa)?|maktab|qur['’]?an (?:class(?:es)?|school|lessons?)|quran (?:class(?:es)?|school|lessons?)|sunday school|hebrew school|cheder|bible class|catechism|gurdwara (?:school|class(?:es)?)|islamic school)`;
const TONGUE = String.raw`(?:polish|arabic|greek|turkish|russian|ukrainian|chinese|mandarin|cantonese|korean|japanese|spanish|portuguese|italian|german|french|dutch|romanian|bulgarian|hungarian|czech|slovak|lithuanian|latvian|persian|farsi|urdu|punjabi|gujarati|hindi|tamil|bengali|somali|tigrinya|albanian|serbian|croatian|welsh|irish) school`;
const WEEKEND = String.raw`(?:saturday|sunday|weekend|supplementary|language) (?:morning )?school`;
const LESSONS = `(?:${FAITH}|${TONGUE}|${WEEKEND})`;
const NEW_TO_IT = String.raw`\b(?:first|new|starts?|starting|started|begin\w*|nervous|worr\w+|scared|shy|know(?:s|ing)? (?:any|no)\w*|any(?:one|body)|won'?t|does(?:n'?t| not) want|cries|goes|going|go)\b`;

/** The few hours of a week in another school: called as a family calls it. */
const THE_LESSONS: Role = {
  fallback: { text: 'Saturday school' },
  cues: [
    { match: /\b(?:mosque|masjid) school\b/i, phrase: { text: 'mosque school' } },
    { match: /\bmadrasa(?:h|sa)?\b/i, phrase: { text: 'madrasa' } },
    { match: /\bmaktab\b/i, phrase: { text: 'maktab' } },
    { match: /\bqur['’]?an (?:class(?:es)?|school|lessons?)\b/i, phrase: { text: 'Quran class' } },
    { match: /\bsunday school\b/i, phrase: { text: 'Sunday school' } },
    { match: /\bhebrew school\b/i, phrase: { text: 'Hebrew school' } },
    { match: /\bcheder\b/i, phrase: { text: 'cheder' } },
    { match: /\bislamic school\b/i, phrase: { text: 'Islamic school' } },
    ...TONGUE.slice(3, TONGUE.indexOf(')')).split('|').map((tongue) => ({
      match: new RegExp(String.raw`\b${tongue} school\b`, 'i'),
      phrase: { text: `${tongue[0]?.toUpperCase() ?? ''}${tongue.slice(1)} school` },
    })),
  ],
}; // prettier-ignore

/** A school of a faith or a language at the weekend: a new door, new children, and a few hours. */
export const saturdaySchool: NamedScene = {
  id: 'saturday',
  image: 'one name that is learnt at a second school',
  cue: said(`(?=[^]*${NEW_TO_IT})[^]*?\\b${LESSONS}\\b`, String.raw`\b(?:bull\w+|teas\w*|laugh\w*|hit\w*|kick\w*)\b`),
  decides: true,
  titles: { young: 'One New Name', older: 'A Second Set of Names' },
  roles: { lessons: THE_LESSONS },
  text: {
    '4-5': `
      D<saturday> {Name} is new at {lessons}. It is a school for a few hours. There is a new door and a new room. On the first day, the names of the children are new, too.
      P<saturday> The teacher there knows about first days. Some of the children had theirs not long ago.
      Q<saturday> At the new door, {Name} may feel ____.
      H<saturday> {helper} can go up to the door with {him}.
      H<saturday> {helper} can find out the name of one child.
      T<saturday> {he} can sit by somebody and ask, "What is your name?"
      T<saturday> {he} can tell one new name at home.
      C<saturday> {he} can say, "One new name is enough."
      A<saturday> The door opens, and all the children come out of school. One of them has a name that {Name} knows. Next time there is somebody to sit by. The door is not new any more.
    `,
    '6-7': `
      D<saturday> {Name} is new at {lessons}. It is a second school, for just a few hours of the week. The room is new, and so is the teacher. On the first day {Name} may not know the other children. That is so for most of them on a first day. One name is enough to begin with.
      P<saturday> A class like that has children from many schools in it. Most of them came alone at first and knew nobody.
      Q<saturday> Walking in for the first time, {Name} may feel ____.
      H<saturday> {helper} can come to the room and say hello to the teacher.
      H<saturday> {helper} can find out who else lives in the same street.
      T<saturday> {he} can ask one child, "Which school do you go to?" ~ Here that is a good first question.
      T<saturday> {he} can sit next to somebody who is alone.
      C<saturday> {he} can think, "One name today. One more next time."
      A<saturday> At the end the door opens, and everybody comes out. One of them has a name now, and next time there may be two. The first day at a school comes only once. After that it is a room with a few people who say hello.
    `,
    '8-10': `
      D<saturday> {Name} is about to begin at {lessons}, which means a second school, a few hours long. Most of the children there come from other schools. On the first day they look as if they all know each other, and many of them do not. They know one person, or the way to the toilets. The rest gets learnt in weeks, by sitting next to somebody.
      P<saturday> The teacher has seen many people walk in for the first time, and has a place ready. Those who have been coming for years once stood in that door as well.
      Q<saturday> In the doorway, {Name} might feel ____.
      H<saturday> {helper} can ask what to bring and what happens first. ~ It helps to know the first ten minutes.
      H<saturday> {helper} can find out whether anybody from the same school or street goes there too.
      T<saturday> {he} can ask, "Which school do you go to?" ~ In that room nearly everyone has a different answer.
      T<saturday> {he} can learn one name each time, and use it at goodbye.
      C<saturday> {he} can think, "One name today is plenty."
      A<saturday> After a month there are four names, a usual seat and somebody who saves it. A second school has something that the first one has not: nobody there knows what happened on Tuesday. What is new turns into a room with people in it. It takes some weeks, and it mostly starts with one name.
    `,
  },
};
