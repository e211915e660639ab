import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** Who laughs at or teases somebody for what they wear, how they talk or how they look, and can stop and make it good. */
export const laughsAtAClassmate: NamedScene = {
  id: 'laughsatone',
  image: 'a laugh with somebody at the other end of it',
  cue: said(
    String.raw`^\W*(?:(?:my|our|the|a) )?(?:he|she|they|i|son|daughter|child|pupil|student|boy|girl|grandson|granddaughter|\p{Lu}\p{Ll}+)?,?(?: ?(?:is|has|has been|keeps|was|started|always|sometimes|who)(?![a-z]))*[ ,]*(?:laugh(?:s|ing|ed)? at|teas(?:es|ing|ed)|mak(?:es|ing) fun of|made fun of|mock(?:s|ing|ed)?|tak(?:es|ing) the mick\w* out of|imitat(?:es|ing)|pick(?:s|ing) on|call(?:s|ing|ed)?) (?:an? |the |his |her |their |one |another |other |some )?(?:\w+ )?(?:classmates?|boys?|girls?|child|children|kids?|pupils?|friend|people)\b`,
    String.raw`\b(?:brother|sister|sibling|hijab|head ?scarf|turban|skin|food|lunch|religion|laugh(?:s|ed|ing)? at (?:him|her|them|me)\b|by (?:a|the|other)|when (?:\w+ ){0,3}(?:falls?|cr(?:y|ies)|hurts?)|game|because (?:he|she) lost|racis\w*|dad|mum|names? (?:and|because) (?:they|he|she) (?:call|teas)\w*|back)\b`,
  ),
  decides: true,
  answers:
    /\b(?:hearing aids?|stammer\w*|stutter\w*|glasses|accent|wheelchair|lisp|braces?|hair|weight|fat|clothes|shoes|classmates?|with a|for (?:having|being|wearing))\b/i,
  titles: { young: 'Two Ends of a Laugh', older: 'At the Other End' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<laughsatone> A laugh has two ends, and only one is kind. {Name} may laugh at how a child talks, looks or hears. At one end it is fun. At the other end it hurts. That child cannot change it, and need not.
      P<laughsatone> The one who was laughed at hears it all day. A smile feels good to them.
      Q<laughsatone> When somebody looks sad, {Name} may feel ____.
      H<laughsatone> {helper} can tell how ears and voices can be different.
      H<laughsatone> {helper} can go along to say sorry.
      T<laughsatone> {he} can stop and look at the face.
      T<laughsatone> {he} can ask, "Do you want to play?"
      C<laughsatone> {he} can say, "Sorry. That was not kind."
      A<laughsatone> The laugh has stopped, and a sorry was said. Now there are two children and one box of bricks. Both of them like tall towers. That is a kind end.
    `,
    '6-7': `
      D<laughsatone> A laugh has two ends, like a rope. {Name} had the end that was fun. At the other end it was unkind. There stood somebody who talks, hears, looks or moves in another way. That pulls hard. It cannot be changed, and there is nothing wrong with it. A rope can be put down, and then comes the next thing.
      P<laughsatone> Others may laugh along because it is easy. They would stop as easily, if one of them did.
      P<laughsatone> Whoever is laughed at may have heard it ten times before. A kind sentence is rarer, and is kept longer.
      Q<laughsatone> When that other face goes quiet, {Name} may feel ____.
      H<laughsatone> {teacher} can explain to all how it works, and what it helps with.
      H<laughsatone> {helper} can ask what {Name} would like to know about it. ~ A real question is better than a joke.
      T<laughsatone> {he} can say, "I laughed, and that was unkind. I am sorry."
      T<laughsatone> {he} can ask that child to play, and mean it.
      C<laughsatone> {he} can think, "Who is at the other end?"
      A<laughsatone> The rope lies on the ground. A sorry was said, and it was short and true. Some days later two children build the same dam, and it leaks. Both laugh, and it is a kind laugh, about a dam.
    `,
    '8-10': `
      D<laughsatone> Every laugh has a direction, and some are unkind. {Name} has laughed at somebody, or teased them, for something like a voice, glasses or a hearing aid. On this side it got a grin. On the other side it told a person that they were the odd one out. It was about a thing they did not choose and cannot leave at home. It is not the last word.
      P<laughsatone> People mostly mock what they do not know much about. Ten minutes of finding out takes the joke away.
      P<laughsatone> The person may have smiled, so as to get it over with. It does not mean that it was fine.
      Q<laughsatone> If somebody did the same to {him}, {Name} might feel ____. It is a fair thing to try out.
      H<laughsatone> {helper} can ask what was going on before it. ~ Laughing at others is often about being laughed with.
      H<laughsatone> {teacher} can help to say sorry in a quiet place, without the class.
      T<laughsatone> {he} can say to the person alone, "I made fun of you, and that was wrong. I'm sorry."
      T<laughsatone> {he} can stay out of it the next time others begin, or say, "Leave it."
      T<laughsatone> {he} can ask one honest question, if the other one likes to talk about it.
      C<laughsatone> {he} can think, "Which way is this laugh going?"
      A<laughsatone> A sorry was said without an audience, and the answer was a nod. Being kind did not need a speech. The voice, the walk or the glasses are as they were, and hardly anyone looks any more. There are plenty of things to laugh at that have nobody at the other end. {Name} knows a good many of them.
    `,
    '11+': `
      D<laughsatone> Mockery is an unkind and cheap way to be funny: it needs one target and some people who are relieved. {Name} has been on the delivering end, about the way somebody speaks, looks, hears or moves. It takes seconds and gets a reaction. For the other person it is one more entry on a long list, about something they did not choose. It can also be the last time.
      P<laughsatone> Those who laugh along are often not amused but relieved. When the person who began it stops, the whole thing tends to fall flat.
      P<laughsatone> Targets learn to grin, because a grin ends it sooner. It has been mistaken for consent more often than for anything else.
      Q<laughsatone> Remembering the other face, {Name} might notice ____.
      H<laughsatone> {helper} can leave out the lecture and ask what it was meant to get. ~ There are better ways to get the same thing.
      T<laughsatone> {he} can apologise in private, in one sentence, without reasons. ~ Reasons turn it back into a story about the one who did it.
      T<laughsatone> {he} can be the one who changes the subject the next time it starts.
      C<laughsatone> {he} can think, "Funny for whom?"
      A<laughsatone> An apology may be accepted, or it may get a look. Either is the other person's right. What counts more is the following month, in which nothing of the kind was said, and one ordinary conversation took place. To be kind and to be funny go together quite well. The best comedians have aimed at themselves first.
    `,
  },
};
