import { said, type NamedScene } from './scene.ts';

const FRIEND = String.raw`(?:friends?|cousins?|classmates?|(?:boy|girl|child|someone|somebody|kid) (?:in|at|from) (?:(?:his|her|their|the) )?(?:class|school|nursery|preschool|club|street)|neighbou?rs?)`;
const WHY = String.raw`\b(?:ask(?:s|ed|ing)?|wonders?|wondering|wants to know|questions?|curious)\b[^.!?]{0,40}\bwhy\b[^.!?]{0,40}\b(?:legs?|arms?|hands?|walk|talk|speak|see|hear|eyes?|wheel ?chair|frame|tube|dribbl\w*|wobbl\w*|works?|different)\b`;

/** An honest "why" about how a friend's body works: what can be known, and whose answer it is. */
export const aWhyAboutAFriend: NamedScene = {
  id: 'whyfriend',
  image: 'a why that gets an answer, and a friend who comes before it',
  cue: said(
    `(?=[^]*\\b${FRIEND}\\b)[^]*?${WHY}`,
    String.raw`\b(?:loud\w*|shout\w*|in (?:the |a )?(?:shop|street|bus|queue)|on the bus|stranger|pointed|points|laugh\w*|teas\w*|mean|call\w*|why (?:he|she|they|i) (?:can'?t|cannot|is|am)|skin|colour|black|brown)\b`,
  ),
  decides: true,
  answers: /\b(?:why|asks?|asked|legs?|work|walk|wheel ?chair|friend)\b/i,
  titles: { young: 'A Why About a Friend', older: 'First the Friend, Then the Why' },
  text: {
    '4-5': `
      D<whyfriend> Bodies work in different ways. {Name} knows one that does things another way. "Why?" is a good question. Some bodies are like that from the start. Some were ill, or something happened to them. The friend may know, and may say it or not.
      P<whyfriend> Some are asked "why" all day long. They would rather be asked to play.
      Q<whyfriend> With a big why in {his} head, {Name} may feel ____.
      H<whyfriend> {helper} can tell what is known. ~ A bit may stay a secret.
      T<whyfriend> {he} can ask a grown-up first.
      T<whyfriend> {he} can ask, "What shall we play?"
      C<whyfriend> {he} can say, "Bodies can work another way."
      A<whyfriend> There was a why, and it got an answer. A body needs no reason to be a good body. The two can play what works for both. Different bodies laugh just the same.
    `,
    '6-7': `
      D<whyfriend> Most bodies do things in the same way, and some do them differently. {Name} noticed that about a friend and asked why. There is more than one answer. Some bodies were made so from the start. With others it came from an illness or an accident. In some, the message from the brain does not get to the legs.
      P<whyfriend> Whoever is different gets asked about it a lot. Some like to explain. Some would rather talk about hamsters.
      Q<whyfriend> With a question like that, {Name} may feel ____. Curious is a fine word.
      H<whyfriend> {helper} can say what is known. ~ The rest belongs to the friend.
      H<whyfriend> {helper} can find a book about how bodies work.
      T<whyfriend> {he} can ask, "May I ask you something?" ~ A no is fine.
      T<whyfriend> {he} can find a game that is good for both.
      C<whyfriend> {he} can think, "First my friend, and then my why."
      A<whyfriend> The why has an answer now, or half of one. What the friend likes, hates and finds funny is a longer list. The two of them do some things differently. A joke gets to both at the same time.
    `,
  },
};
