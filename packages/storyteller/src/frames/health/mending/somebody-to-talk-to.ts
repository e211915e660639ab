import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

const NAME = String.raw`((?:(?:Mrs?|Ms|Miss|Dr) )?(?!He|She|They|And|But|She|Who)\p{Lu}\p{Ll}[\p{L}'-]*)`;
const TRADE = String.raw`(?:[Tt]herapist|[Cc]ounsell?or|[Pp]sychologist|[Tt]herapy|[Cc]ounsell?ing|ELSA|[Mm]entor|CAMHS|[Ll]ady|[Ww]oman|[Mm]an)`;

/** Whom the child is going to talk to, by name where it is given. */
const LISTENER: Role = {
  fallback: { text: 'the therapist' },
  cues: [
    { match: new RegExp(String.raw`\b${TRADE}(?:,| is| with| is called| called| named| with a (?:lady|woman|man) called)* ${NAME}`, 'u'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`${NAME},? (?:is |who is )?(?:the|his|her|their|a) (?:\w+ )?(?:therapist|counsell?or|psychologist)\b`, 'u'), phrase: { text: '$' } },
    { match: /\bcounsell?/i, phrase: { text: 'the counsellor' } },
    { match: /\bpsychologist\b/i, phrase: { text: 'the psychologist' } },
  ],
}; // prettier-ignore

/** A first hour with somebody whose job is to listen: a therapist, a counsellor, play therapy. */
export const somebodyToTalkTo: NamedScene = {
  id: 'listener',
  image: 'a room with two chairs and a box of pens, and what may stay unsaid in it',
  cue: said(
    String.raw`\b(?:play therap\w+|art therap\w+|therap(?:y|ist)s?|counsell?(?:ing|or)s?|psychologist|camhs|elsa (?:lady|sessions?|time))\b`,
    String.raw`\b(?:speech|occupational|physio\w*|hydro\w*|light|language|\bot\b|radio\w*|chemo\w*|retail|hormone|oral|vision|music|riding|horse|refused|waiting list|genetic|(?:my|we(?:'re| are)|i(?:'m| am)) (?:in |having )?therapy|(?:mum|dad|mummy|daddy|i|we) (?:goes|go|is|am) (?:to|in) therapy|abuse\w*|suicid\w*|self[- ]?harm\w*|eating disorder)\b`,
  ),
  decides:
    /\b(?:start(?:s|ing)?|first|going to (?:see|start|have)|go(?:es|ing)? to|does ?n['’]?t want to|won['’]?t|refuses|nervous|worried|scared|begin\w*|see(?:s|ing)?)\b[^.!?]{0,40}\b(?:play therap\w+|art therap\w+|(?<!(?:speech|physio|occupational|language|music|\bot) ?)therap(?:y|ist)|counsell?(?:ing|or)|psychologist|camhs)\b/i,
  titles: { young: 'A Room with Pens', older: 'Two Chairs and Some Pens' },
  roles: { listener: LISTENER },
  text: {
    '4-5': `
      D<listener> Soon {Name} is going to see {listener}. People go there with a worry, or with something cross or sad. It is a job to play and to listen. There is a room with pens and toys. There are no needles in it.
      P<listener> {listener} meets a lot of children. Some talk at once. Some draw and say nothing. Both are fine in there.
      Q<listener> On the way to the room, {Name} may feel ____.
      H<listener> {helper} can say where the chair to wait on is. ~ Somebody is on it all the time.
      H<listener> {helper} can say why it is, in plain words.
      T<listener> {he} can take one toy along.
      T<listener> {he} can look first, and sit down later.
      C<listener> {he} can say, "I can play, I can tell, I can wait."
      A<listener> The pens lie in the box again. Perhaps a worry got drawn, or only a cat. Both are a good start. Outside, somebody gets up from a chair. Then {Name} goes home.
    `,
    '6-7': `
      D<listener> Teeth have a dentist, and worries have somebody as well. {Name is} going to see {listener}. It is a job to listen, and to think about hard things with children. It often happens in a room with two chairs, some pens and a game. Going there does not mean that somebody was bad. It means that something is heavy, and that two can look at it.
      P<listener> {listener} does not know {Name} yet. So the first time is for names and for looking round. Nobody expects the biggest thing first.
      P<listener> Some children talk. Others build something and say one word. A person who listens for a living can hear a lot in one word.
      Q<listener> At the door of that room, {Name} may feel ____. It can be two words.
      H<listener> {helper} can say where they wait, and wait there.
      H<listener> {helper} can ask beforehand what happens there and pass it on.
      T<listener> {he} can say, "I do not want to talk about that now." ~ It is a good sentence in that room.
      T<listener> {he} can bring a drawing, and let the drawing start.
      C<listener> {he} can think, "I decide what I say, and when."
      A<listener> The hour had a game in it, and some of it was talk. The worry may be as big as it was. But now there is a person who knows its name. Next week there are two chairs again, and one of them is for {Name}.
    `,
    '8-10': `
      D<listener> {Name is} going to see {listener}, and may not be keen on it. It sounds like being sent. People go there with a worry, or with anger, or with a thing that happened. Nobody marks anything, and no adult wants something done. There are two chairs, some pens and usually a clock. What is said there mostly stays there, unless somebody is not safe.
      P<listener> {listener} has heard a good deal and is hard to shock. Long silences are not awkward in that job. A first visit is mainly for finding out whether one can get on with each other.
      P<listener> A lot of people see somebody like that, including some who are good at football. It does not come up much, because it is private.
      Q<listener> Before the first time, {Name} might feel ____. Annoyed counts as an answer.
      H<listener> {helper} can say honestly why it was arranged, and who decided it. ~ Guessing is worse.
      H<listener> {helper} can leave it at "how was it?" afterwards. ~ The rest is told by whoever owns it.
      T<listener> {he} can ask at the start what gets passed on to adults and what does not. ~ It is a fair question, and there is a clear answer.
      T<listener> {he} can decide on one small thing to say and keep the big one for later. ~ Big things improve with a run-up.
      C<listener> {he} can think, "It is my hour, and I choose how deep."
      A<listener> The clock goes round, and the pens have been used for something. Perhaps the worry was mentioned, and perhaps it was football. Both are a way in. It takes a few visits before a room is known. If the two do not get on, that can be said as well.
    `,
    '11+': `
      D<listener> Seeing {listener} may not have been an idea of {hers}, and that is worth saying in the first five minutes. {Name} may bring a worry, a temper, a loss or a shrug. Therapy has an odd reputation. In practice it is two chairs, some tissues nobody mentions and a person who is interested in how somebody thinks. What is said stays in the room, with one exception, which is when somebody is not safe.
      P<listener> {listener} does not expect gratitude, or progress by Thursday. The research on this is fairly clear: what helps most is whether the two people can work together. It is therefore sensible to pay attention to that.
      P<listener> At a guess, several people in any year group see someone. They do not advertise it, and neither does anyone who has braces on the back teeth.
      Q<listener> At the thought of the first appointment, {Name} might notice ____. Reluctance is a perfectly good starting point.
      H<listener> {helper} can say what was passed on beforehand, so that nothing in the room comes as a surprise.
      H<listener> {helper} can let the hour be private and find another way of being curious. ~ A lift home in silence is underrated.
      T<listener> {he} can ask how confidentiality works before saying anything that matters. ~ Professionals like to be asked.
      T<listener> {he} can give it three visits and then say what is not working. ~ Changing to somebody else is common and offends nobody.
      C<listener> {he} can think, "I do not owe anyone the whole story at once."
      A<listener> Some hours will be dull, and one or two will go home with a person and keep them awake in a useful way. The worry does not dissolve for being discussed. It does get edges. Two chairs and a clock are not much equipment, and they have done a fair amount of good.
    `,
  },
};
