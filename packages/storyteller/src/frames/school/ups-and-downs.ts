import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** "Friendship problems", and nothing more: friends who fall out and come together again. */
export const upsAndDowns: NamedScene = {
  id: 'updown',
  image: 'a friendship as a seesaw, with a middle',
  cue: said(
    String.raw`\b(?:friendship (?:problems?|issues?|troubles?|difficult\w+|struggles?|worries|ups and downs|drama\w*|stuff|group (?:problems?|issues?|drama))|friend (?:problems?|issues?|troubles?|drama\w*)|(?:problems?|issues?|trouble|drama|difficulties) with (?:his|her|their|the)? ?(?:\w+ )?friends?(?:hips?)?|(?:falls|falling) out with (?:his|her|their) (?:\w+ )?(?:friends|mates)|(?:argu(?:es|ing)|quarrels?|rows|bickers?|falls? out|falling out) (?:all the time |a lot |every day |constantly )?with (?:his|her|their) (?:best )?(?:friend|mate|bestie))\b`,
    String.raw`\b(?:making|make|no|new|hasn'?t|does(?:n'?t| not) have|left out|hit\w*|copies|moved?|moving|imaginary|online|over)\b`,
  ),
  decides:
    /^(?![^]*\b(?:hit\w*|moved?|moving|imaginary|online|left out)\b)[^]*?\b(?:argu(?:es|ing)|quarrels?|rows|bickers?|falls? out|falling out) (?:all the time |a lot |every day |constantly )?with (?:his|her|their) (?:best )?(?:friend|mate|bestie)\b/i,
  titles: { older: 'The Middle of the Seesaw' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<updown> Friends are up and down, like two on a seesaw. One day {Name} and a friend laugh all playtime. The next day one of them is cross, and nobody knows how it began. That happens to most friends. It can go up again.
      P<updown> A friend who is cross may be sad as well. Often both wait for the other one to begin.
      Q<updown> When it is down between two friends, {Name} may feel ____.
      H<updown> {teacher} can hear both, one after the other.
      H<updown> {helper} can listen to the whole story first, and ask later.
      T<updown> {he} can say one true thing: "I was sad when you went away."
      T<updown> {he} can play with somebody else today and say hello tomorrow.
      C<updown> {he} can think, "Down today. It can go up."
      A<updown> A seesaw that is down has two people on it all the same. One of them says hello, and it moves a bit. Some friends come back the same day, and some need a week. A friend can be had more than once.
    `,
    '8-10': `
      D<updown> From outside a friendship looks like something that a person has or has not. From inside it is more like a seesaw. {Name} may know the days when it is up, with jokes that nobody else would get. Then something small is said or not said, and it is down. Most friendships between people of this age have days like that, and most of them get up again.
      P<updown> The other one has a story about it too. Both stories can be true, because they were seen from two ends.
      P<updown> Friends sometimes want different things for a while, such as football, or quiet, or somebody new. That is hard, and it is nobody's crime.
      Q<updown> On a day when it is down, {Name} might feel ____. It may be two things at once.
      H<updown> {helper} can listen to all of it without deciding who was right.
      H<updown> {teacher} can change who works with whom for some days, without a word about why.
      T<updown> {he} can say what happened in one sentence with "I" in it: "I felt silly when you laughed." ~ It is harder to argue with.
      T<updown> {he} can do one thing with somebody else this week. ~ Two friends are steadier than one.
      C<updown> {he} can think, "This is a day on the low end. It has another end."
      A<updown> A seesaw has a middle, and that is where two people can get off, talk and get on again. Some friendships do that ten times a year. Others end, and the friend one had was real all the same. On most days it starts with one plain sentence.
    `,
    '11+': `
      D<updown> A friendship is usually described as something one has. It behaves more like a seesaw, with someone else's weight on the far end. {Name} may have weeks in which it is easy and weeks in which each message gets read three times. A tone, a new person or a joke that went too far can tip it. At this age people change quickly and not at the same speed, so friction is ordinary, even between people who like each other.
      P<updown> The other side has a version as well, and in that one they are seldom the villain. It is worth hearing, even if it is annoying.
      P<updown> Those who watch tend to take sides because it is more interesting than not taking them. Their advice is rarely free.
      Q<updown> When it tips, {Name} might notice ____.
      H<updown> {helper} can listen without proposing what to text back.
      H<updown> {helper} can say whether it sounds like a rough patch or like something that is not all right. ~ Being hurt on purpose, again and again, is the second kind.
      T<updown> {he} can say it in person and in one sentence: what happened, and what it was like.
      T<updown> {he} can give it a few days and spend them with other people. ~ Distance is not the same as an ending.
      C<updown> {he} can think, "Low end. There is a middle."
      A<updown> Some friendships get off the seesaw, have it out in ten minutes and get back on. Some turn into people who nod to each other in a corridor. Either way the good part of it took place. A friend with whom one has been through a low end is generally the better kind.
    `,
  },
};
