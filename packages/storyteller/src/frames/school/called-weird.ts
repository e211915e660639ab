import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { WORN } from './what-faith-wears.ts';

/** Who is called so for a faith meets prejudice: nobody agrees to that with a laugh. */
const OF_FAITH = String.raw`${WORN}|\b(?:faith|religio\w*|muslim\w*|islam\w*|jew(?:s|ish)?|sikhs?|hindus?|christians?|catholics?|pray\w*|god|church|mosque|temple|synagogue|gurdwara|ramadan|eid|diwali)\b`;

const ODD = String.raw`\b(?:weird(?:o|ly)?|strange|odd|freak|a bit different|not normal)\b`;

/** Being called weird. */
export const calledWeird: NamedScene = {
  id: 'weird',
  image: 'a word that is used for whatever somebody has not met before',
  cue: said(
    String.raw`\b(?:call(?:s|ed|ing)?|says?|said|told|think|thinks|tell|tells|laugh\w*)\b[^.!?]{0,30}${ODD}`,
    String.raw`\b(?:food|lunch|smells?|two (?:mum|mom|dad|mother|father)\w*|hair|skin|accent|country|weird (?:man|messages?|noises?|feeling)|feels? (?:weird|strange|odd)|for (?:liking|doing|being)|because (?:he|she|they) (?:likes?|does|plays))\b|${OF_FAITH}`,
  ),
  decides: true,
  titles: { young: 'A Word for New Things', older: 'What Weird Is For' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<weird> "Weird" is a word for things that somebody has not met before. {Name} has been called that by some children. They said it to tease. It only tells what they know, and that is not much yet. Sea horses are weird, and so is the moon by day.
      P<weird> People who say it want to be the same as the others. Some of them hide a thing of their own.
      Q<weird> When they say that word, {Name} may feel ____.
      H<weird> {teacher} can stop it, and say that names are not for hurting.
      H<weird> {helper} can tell what people said about them at seven.
      T<weird> {he} can say, "I like what I like," and play on.
      T<weird> {he} can look for one child who likes odd things, too.
      T<weird,topic> {he} can tell one kind child about {topic}.
      C<weird> {he} can think, "New to them. Not bad about me."
      A<weird> The word was said, and now it is gone. What {Name} likes is still there, on a shelf or under a stone. Unkind words can be told to a grown-up. Somewhere a child would love to hear about it all.
    `,
    '8-10': `
      D<weird> "Weird" is a word with hardly anything in it. It is used to tease people, or for whatever is new, such as a food or a film. {Name} has been called it, and not in a friendly way. What it really says is, "I did not expect that." Nearly everything worth knowing was called weird once, including the idea that the Earth goes round the sun.
      P<weird> At this age a good many people work hard at being like the rest. Somebody who does not can make them nervous.
      P<weird> Among those who laughed there may be one who has an odd interest at home, and says nothing about it.
      Q<weird> When the word is said again, {Name} might feel ____.
      H<weird> {teacher} can stop it when it is said day after day. ~ Then it is no longer an opinion. It is teasing.
      H<weird> {helper} can help to look for a club or a Saturday with people who like such things.
      T<weird> {he} can answer, "Could be," and go on with what is interesting. ~ It is hard to tease somebody who agrees.
      T<weird> {he} can find one person who asks questions, and talk to that one.
      T<weird,topic> {he} can go on about {topic} to somebody who wants to hear it. ~ There is mostly one.
      C<weird> {he} can think, "They did not expect me. That is all it means."
      A<weird> The word has been used up for today. Whatever it was about is still there, with all its details, and nobody can laugh it away. It is a good thing to be able to look at something long enough to find it interesting. Two people who both do are called friends.
    `,
    '11+': `
      D<weird> "Weird" is what people say when their list of kinds of people has run out. {Name} has been called it, in a tone that was meant to tease or worse. The word measures a distance, from whatever the year group has agreed on this month, and it gives no direction. A good many things lie in it: humour, attention, taste, a mind that stays with a subject. None of those is a fault, and some of them are rare.
      P<weird> Agreeing with everybody is hard work, and those who manage it watch each other closely. Someone who has stopped trying looks to them either frightening or enviable.
      P<weird> Adults who do interesting work were called it too, nearly without exception. It does not help on a Tuesday, and it is true.
      Q<weird> When the word comes across the room, {Name} might notice ____.
      H<weird> {teacher} can be told if it has become a habit. ~ A word that is used every day is no longer a joke.
      H<weird> {helper} can help to find a place where the same thing counts as knowledge.
      T<weird> {he} can say, "Probably," and carry on. ~ There is not much of an answer to that.
      T<weird> {he} can show the whole of it to one person who has earned it, and a little to the rest.
      C<weird> {he} can think, "Their list ran out. I did not."
      A<weird> It is a short word, and the person it was thrown at takes rather longer to describe. Some of that description is already interesting to somebody, in another class or on the far side of town. Those two tend to find each other by what they laugh at. The word may even be used then, as praise.
    `,
  },
};
