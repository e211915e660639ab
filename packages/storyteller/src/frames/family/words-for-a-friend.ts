import { said, type NamedScene } from '../scene.ts';

const OF_THE_FRIEND = String.raw`(?:friend|mate|class ?mate|cousin|bestie|(?:boy|girl|child|kid) in (?:his|her|their) (?:class|form|year))['’]?s? (?:\w+ ){0,2}?(?:mummy|mum|mom|mother|daddy|dad|father|brother|sister|grand\w+|nan|gran|dog|cat|baby|parent|twin)`;

/** A friend whose somebody died, and a child who does not know what to say: few words, no advice, and staying. */
export const wordsForAFriend: NamedScene = {
  id: 'wordsforafriend',
  image: 'a few plain words, and a place beside somebody',
  cue: said(
    String.raw`(?=[^]*\b${OF_THE_FRIEND}\b[^.!?]{0,30}\b(?:died|dead|passed|killed|has just lost|lost)\b|[^]*\b(?:friend|mate|class ?mate|cousin)\b[^.!?]{0,20}\b(?:lost|losing) (?:his|her|their) (?:mum|mummy|mom|dad|daddy|brother|sister|gran\w*|nan|dog|cat)\b)[^]*?\b(?:what (?:to|she should|he should|they should|should (?:he|she|they)) (?:say|do)|how to (?:help|be|talk|act|behave)|(?:avoid\w*|ignor\w*|keeps away|scared to (?:see|talk|play)|won'?t (?:talk|speak|play)|say(?:s|ing)? the wrong thing|comfort\w*))`,
  ),
  decides: true,
  answers: /\b(?:say|do|help\w*|friend|died|know\w*|avoid\w*|talk\w*|comfort\w*)\b/i,
  titles: { young: 'I Am Here', older: 'Three Words Are Enough' },
  beside: {
    benefits: [
      'Gives {name} words that are short, true and kind.',
      'Says that it is fine to play, and that nobody has to cheer a friend up.',
      'Tells which sentences can wait, without making a mistake a disaster.',
    ],
    talk: {
      young: ['What can a friend say?', 'What can a friend do without words?', 'Shall we draw a card?'],
      older: [
        'Which sentence would be easiest to say?',
        'What might a friend like to hear next week, or next month?',
        'What would you like somebody to say to you?',
      ],
    },
  },
  text: {
    '4-5': `
      D<wordsforafriend> Somebody died, and a friend is sad. {Name} may not know what to say. There is not much that needs to be said. "I am sorry" is good. So is a hand, or a place on the bench.
      P<wordsforafriend> A friend may cry, and then play, and then cry. All of that is fine.
      Q<wordsforafriend> When the friend comes, {Name} may feel ____.
      H<wordsforafriend> {helper} can help to make a card.
      H<wordsforafriend> {helper} can say what happened in true words.
      T<wordsforafriend> {he} can say, "I am sorry. Do you want to play?"
      T<wordsforafriend> {he} can sit next to {his} friend.
      C<wordsforafriend> {he} can think, "I can be near."
      A<wordsforafriend> Somebody died, and a friend misses them. No word can mend that. A friend who is near is good to have. Two can sit on a bench, and two can dig a hole.
    `,
    '6-7': `
      D<wordsforafriend> Somebody died, and it was somebody whom a friend loves. {Name} may not know what to say to that friend. Nobody has words that make it better, and none are needed. "I'm sorry that it happened" is enough. It is also fine just to ask, "Do you want to play?"
      P<wordsforafriend> A friend may want to talk about it, or about football. It can change within one playtime.
      P<wordsforafriend> Many people say nothing, because they are afraid of the wrong word. For a friend that can feel lonely.
      Q<wordsforafriend> Before they meet, {Name} may feel ____. Sad and shy can come together.
      H<wordsforafriend> {helper} can practise one sentence with {him}.
      H<wordsforafriend> {helper} can help with a card or a picture.
      T<wordsforafriend> {he} can say, "I'm sorry," and then do what they do on other days. ~ That is a rest for a friend.
      T<wordsforafriend> {he} can tell a teacher when {his} friend needs one.
      C<wordsforafriend> {he} can think, "I can't mend it. I can be there."
      A<wordsforafriend> Somebody died and is missed, and that takes a long time. A friend is still a friend, with the same laugh and bad jokes. If a word came out wrong, another one can follow it. What is remembered later is who was there.
    `,
    '8-10': `
      D<wordsforafriend> Somebody died whom a friend loved, and nobody hands out a sheet with the right words for that. {Name} may be afraid of saying something wrong, and so may half of the class. There is no sentence that makes it better, so there is nothing to get right. "I'm sorry. I don't know what to say" is a good one, because it is true. It takes five seconds, and then two people can talk about something else.
      P<wordsforafriend> Someone who is grieving is the same person, with a hole in the day. Some want to talk about who died, some want one hour in which nobody mentions it. Asking which is fine.
      P<wordsforafriend> Silence is what many remember as the hardest part. It was meant kindly, and it looked like not caring.
      Q<wordsforafriend> On the way to that first meeting, {Name} might feel ____.
      H<wordsforafriend> {helper} can say it aloud with {him} once, at home. ~ A sentence is easier the second time.
      H<wordsforafriend> {helper} can find out what the family would like, such as a card or a lift to training.
      T<wordsforafriend> {he} can say, "I'm sorry," and ask, "Shall we do something?"
      T<wordsforafriend> {he} can leave out "I know how you feel" and "at least". ~ Listening does more.
      C<wordsforafriend> {he} can think, "I can't mend it, and I can stay."
      A<wordsforafriend> Somebody died and is missed, and in three weeks most people will have stopped mentioning it. That is when a friend counts. A place kept at lunch, or a question on an ordinary Tuesday, says it well enough. If something comes out clumsily, it can be said again. An honest "I don't know what to say" is one of the better sentences there are.
    `,
    '11+': `
      D<wordsforafriend> When somebody died whom a friend loved, language turns out to be badly equipped. {Name} may have tried out several sentences and thrown each of them away. None of them could repair it, and none of them is meant to. "I'm so sorry. I have no idea what to say" has the advantage of being true. After that, ordinary company is worth more than eloquence.
      P<wordsforafriend> People in grief report that the worst was not the clumsy remark but the classmate who crossed the corridor. Avoidance usually means fear, and from outside it cannot be told from indifference.
      P<wordsforafriend> Wishes differ, and they change by the hour. One person needs to say the name, another needs forty minutes of nothing but football.
      Q<wordsforafriend> Just before that first meeting, {Name} might notice ____. Dread is a respectable answer.
      H<wordsforafriend> {helper} can help to think of something practical, such as notes from lessons or a meal for the family.
      H<wordsforafriend> {helper} can listen afterwards, because it is heavy to stand next to. ~ If it stays too heavy, a tutor or a doctor can be told.
      T<wordsforafriend> {he} can send one line: "Thinking of you. No need to answer." ~ The last four words are a gift.
      T<wordsforafriend> {he} can ask, "Do you want to talk about it, or about anything else?"
      C<wordsforafriend> {he} can think, "Nothing to fix. I only need to be there."
      A<wordsforafriend> The cards stop coming after a few weeks, and the person who died is still missed. A date can go in a calendar for then, with a plain message on it. A clumsy sentence can be followed by a better one, and is mostly forgiven on the spot. What gets remembered is who stayed.
    `,
  },
};
