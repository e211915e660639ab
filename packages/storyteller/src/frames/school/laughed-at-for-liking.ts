import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { WHO_TEASES } from './who-teases.ts';

const LIKED: readonly (readonly [string, string])[] = [
  ['ballet', 'ballet'],
  ['gymnastics', 'gymnastics'],
  ['irish danc\\w+', 'Irish dancing'],
  ['danc(?:e|es|ing)', 'dancing'],
  ['singing|choir|sings', 'singing'],
  ['knitting|knits|crochet', 'knitting'],
  ['dolls?|barbies?', 'dolls'],
  ['chess', 'chess'],
  ['football|soccer', 'football'],
  ['rugby', 'rugby'],
  ['boxing', 'boxing'],
  ['drama|acting|theatre', 'acting'],
  ['reading|books', 'books'],
  ['horses|horse riding|pony', 'horses'],
  ['my little pony|unicorns?', 'unicorns'],
  ['bugs|insects|fungi|spiders', 'bugs and small things'],
  ['pokemon', 'Pokemon'],
  ['trains', 'trains'],
  ['lego', 'Lego'],
  ['netball', 'netball'],
  ['figure skating|skating', 'skating'],
  ['cheerleading', 'cheerleading'],
  ['violin|piano|flute|cello', 'music'],
];
const ANY = LIKED.map(([words]) => words).join('|');
/** What it is laughed at for. */
const HOBBY: Role = {
  fallback: { text: 'this' },
  cues: LIKED.map(([words, text]) => ({ match: new RegExp(String.raw`\b(?:${words})\b`, 'i'), phrase: { text } })),
};

const TEASED = String.raw`\b(?:teas\w*|laugh(?:s|ed|ing)? at|mock\w*|ma(?:de|kes?|king) fun|call(?:s|ed|ing)? (?:him|her|them) (?:a )?(?:girl\w*|sissy|baby|gay|nerd|geek|boy\w*|weird\w*|tomboy|bookworm)|bull(?:y|ied|ying)|pick(?:s|ed)? on)\b`;
const FOR_IT = String.raw`\b(?:for|because (?:of |he |she |they )?|over|about|that (?:he|she|they)) ?(?:(?:is |are |['’]s )?(?:being )?(?:so |really |very )?good at )?(?:(?:he|she|they|his|her|their|it) )?(?:(?:likes?|liking|loves?|loving|does|doing|do|plays?|playing|goes to|going to|is in|being in|brings?|prefers?|enjoys?) )?(?:the |his |her |still )?(?:${ANY})\b`;

/** Being laughed at for what one likes: ballet, dolls, chess, football. */
export const laughedAtForLiking: NamedScene = {
  id: 'liking',
  image: 'a bag that is packed for what somebody likes, whoever laughs',
  cue: said(`(?:${TEASED})[^.!?]{0,30}(?:${FOR_IT})`),
  decides: true,
  titles: { young: 'The Bag for Saturday', older: 'A Rule Nobody Wrote' },
  roles: { hobby: HOBBY, teaser: WHO_TEASES, teacher: TEACHER },
  text: {
    '4-5': `
      D<liking> {Name likes} {hobby}. It is fun, and there is a lot to it. {teaser} laughed and said, "That is not for you." It was not a kind joke. Anybody may like anything.
      P<liking> Whoever laughs has not tried it. They may think there is a rule. There is no rule.
      Q<liking> When somebody laughs at it, {Name} may feel ____.
      H<liking> {helper} can come and watch, and clap.
      H<liking> {teacher} can say that it is for everybody.
      T<liking> {he} can say, "I like it."
      T<liking> {he} can show it to one kind friend.
      C<liking> {he} can say, "I like it, and that is that."
      A<liking> The bag is packed for next time. The laugh did not fit in it. {Name} can do it, hop, turn and go. It is good to like a thing so much.
    `,
    '6-7': `
      D<liking> {Name likes} {hobby}. There is a lot to it, and it is fun. {teaser} laughed about it and said that it is not for everybody. It sounded like a rule. Nobody ever made that rule. Anyone may like anything that hurts no one.
      P<liking> Some people laugh at what they have not tried. Others would like to try it, and are afraid of the same words.
      Q<liking> When the joke comes, {Name} may feel ____. It may be in the tummy.
      H<liking> {helper} can come and watch, and ask how it is done.
      H<liking> {teacher} can stop the jokes, and tell the class the true thing.
      T<liking> {he} can say, "Yes, and I like it," and go on playing.
      T<liking> {he} can tell one friend the best thing about it.
      C<liking> {he} can think, "I know how good it is."
      A<liking> The bag for it stands packed by the door. Unkind words are not in there. In the place where it is done, nobody laughs about it. They are glad that {Name} comes.
    `,
    '8-10': `
      D<liking> There is a rule about who may like what, and nobody can say who wrote it. {Name likes} {hobby}, and {teaser} made a joke of that. The rule is different in every country and every century, which shows how much it is worth. What counts is the work. To be good at a thing takes practice, and to say so takes some courage as well.
      P<liking> Some of those who laugh have not tried it. Others would quite like to, and have just seen what happens to people who do.
      P<liking> At about this age everybody watches everybody for what is allowed. It wears off, and the people who kept their hobby are glad later.
      Q<liking> When the joke comes up again, {Name} might feel ____.
      H<liking> {helper} can come and watch, and then ask one proper question about it.
      H<liking> {teacher} can put an end to the remarks. ~ It counts as teasing, whatever it is called.
      T<liking> {he} can answer, "Yes, and I like it," and talk about something else. ~ A plain yes leaves little to laugh at.
      T<liking> {he} can tell one friend what is hard about it. ~ People respect what is hard.
      C<liking> {he} can think, "I know what it is like. They are guessing."
      A<liking> The bag is packed as it was last week. Where it gets unpacked, there are people who came for the very same reason. What was said at school does not come in with it. The others have a joke, which gets old, and {Name} has {hobby}, which does not.
    `,
    '11+': `
      D<liking> Every year group has a list of what may be liked by whom, and nobody has seen the original. {Name likes} {hobby}, and that has been turned into a joke. Such lists change with the decade and the town, which says enough about their authority. Being good at something takes years of unglamorous practice. Admitting to it at this age takes nerve as well, and that is the part the others are looking at.
      P<liking> People who laugh first are often guarding a hobby of their own. It is a way of pointing somewhere else.
      P<liking> In about three years the same people tend to say that they found it impressive all along. It is mildly irritating.
      Q<liking> When the subject comes up in front of others, {Name} might notice ____.
      H<liking> {helper} can take it seriously without making it into a campaign.
      H<liking> {teacher} can be told if it goes on. ~ Teasing by a group is theirs to stop.
      T<liking> {he} can say, "I do, it's hard, and I like it," and change the subject. ~ There is no second joke after that.
      T<liking> {he} can spend more of the week with people who do it too.
      C<liking> {he} can think, "They have a joke. I have {hobby}."
      A<liking> The bag gets packed, as it was last week and the week before. In the place where it is opened, the conversation is about technique, and nobody needs to be brave. A joke needs making afresh each time, and gets thinner. What hands and feet have learnt stays.
    `,
  },
};
