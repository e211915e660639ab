import { said, type NamedScene } from '../scene.ts';
import { THE_WORN } from './what-faith-wears.ts';

const CLOTH = String.raw`\b(?:hijabs?|head ?scar(?:f|ves)|turbans?|patkas?|kippahs?|kippas?|yarmulkes?)\b`;

/** The first days with a hijab, a turban or a kippah at school, before anybody has said a word. */
export const firstDayOfWearingIt: NamedScene = {
  id: 'firstworn',
  image: 'a cloth in front of a mirror, and one sentence that is kept ready',
  cue: said(
    String.raw`(?=[^]*(?:${CLOTH}))[^]*\b(?:first (?:time|day)|start(?:s|ed|ing)?|going to (?:start|wear|put)|wants? to (?:start|wear)|(?:has )?decided|from (?:monday|next week|september)|will (?:wear|start)|new)\b`,
    String.raw`\b(?:said|laugh\w*|teas\w*|comment\w*|remark\w*|stare[sd]|rude|nasty|horrible|mean|names|fun of|mock\w*|pull\w*|does ?n['’]?t want to wear|refuses to wear|take it off|stop wearing|friend (?:in|who)|classmate|new (?:girl|boy|teacher))\b`,
  ),
  decides: true,
  answers:
    /\b(?:own choice|chose|decided|wants?|worried|what people|say|monday|hijab|scarf|turban|patka|kippah?|school|first)\b/i,
  titles: { young: 'A Mirror in the Morning', older: 'One Sentence, Kept Ready' },
  roles: { worn: THE_WORN },
  text: {
    '6-7': `
      D<firstworn> In front of the mirror there is one thing more than before. {Name is} going to wear {worn} to school. At home it is known, and people are happy about it. At school it may be new to some eyes. New things get looked at for a day or two. {Name} may have one sentence ready for that.
      P<firstworn> Most children ask because they want to know. Is it soft? How does it stay on?
      P<firstworn> The teacher can be told beforehand. Then one face at least is not surprised.
      Q<firstworn> On the way in, {Name} may feel ____. It may be proud and shy at once.
      H<firstworn> {helper} can practise putting it right without a mirror.
      H<firstworn> {helper} can tell the school, and ask what happens in PE.
      T<firstworn> {he} can say, "It is part of my faith. I like it."
      T<firstworn> {he} can tell a grown-up if somebody is unkind or pulls at it.
      C<firstworn> {he} can think, "Same me, and one thing more."
      A<firstworn> In the mirror it sits nearly as planned. Some people looked, and somebody asked, and the sentence was there. A week on, it is what {Name wears}, like a coat. At home the face in the mirror is the same as before.
    `,
    '8-10': `
      D<firstworn> To put it on takes two hands, a mirror and some practice. To go out with it for the first time takes something else as well. {Name is} going to wear {worn} at school. It means something, and the people who chose it know what. The others see only that something is new, and for a few days new things get looked at. It helps to have one sentence ready, and to know that nobody is owed a second one.
      P<firstworn> Most questions are plain curiosity: whether it is warm, how it stays on, and since when. They stop as soon as they are answered.
      P<firstworn> A remark that is meant to hurt is another matter. It is no part of the bargain, and schools are there to act on it.
      Q<firstworn> In front of the mirror that morning, {Name} might feel ____. Two or three things can be true at once.
      H<firstworn> {helper} can speak with the school first, about sport and about who to go to.
      H<firstworn> {helper} can tell how it was for others who began before.
      T<firstworn> {he} can tell one friend the day before. ~ One face will then be no surprise.
      T<firstworn> {he} can say, "I wanted to," and talk about something else.
      C<firstworn> {he} can think, "They are looking at the new thing. I am the same."
      A<firstworn> By Thursday the questions have been asked, and mostly by the same three people. It slips a little in PE and is put right in the toilets, without any fuss. What it means stays where it was put, with {Name}. There is a mirror in the hall at home, and it shows somebody known.
    `,
    '11+': `
      D<firstworn> What people put on in the morning is usually nobody's business, until it has a meaning. {Name is} going to wear {worn} at school, and has perhaps gone through the day already in thought, corridor by corridor. The mind does that. It rehearses every remark, including those that nobody will make. What lies behind it can be said in a sentence or in an hour, and to whom is up to {Name}.
      P<firstworn> Classmates are chiefly curious and afraid of asking wrongly, so some will ask clumsily and some will say nothing and look. It passes faster than one expects, because attention at school is a short-lived thing.
      P<firstworn> Hostility is a different matter from clumsiness. In Britain religion is protected by law, and a school that is told about a hostile remark is obliged to deal with it.
      Q<firstworn> In front of the mirror on that morning, {Name} might notice ____. Pride and nerves often share a mirror.
      H<firstworn> {helper} can find out beforehand what the school says about sport, labs and uniform. ~ Practical questions are best out of the way.
      H<firstworn> {helper} can put {him} in touch with somebody who did the same a year ago.
      T<firstworn> {he} can tell one or two friends before the day. ~ An entrance is easier with people who already know.
      T<firstworn> {he} can decide which questions get an answer, and which get "not today".
      C<firstworn> {he} can think, "It is new to them. It is not up to them."
      A<firstworn> The first morning was the longest, as it had been in rehearsal. A few looked, somebody asked whether it was hot, and a teacher said nothing at all in a friendly way. After a week or so it stops being an event. What it stands for, in the family and beyond, goes on being as large or as quiet as {Name wants} it. The mirror gets on with its ordinary work.
    `,
  },
};
