import { said, type NamedScene } from '../scene.ts';

/** Not one supply teacher but another one every day. */
export const anotherOneEachDay: NamedScene = {
  id: 'eachday',
  image: 'a card that says how things go here, for whoever stands at the front today',
  cue: said(
    String.raw`\b(?:(?:different|another|new)(?= [^.!?]{0,40}\b(?:every|each)\b (?:day|week|lesson))|different|changing|various|lots of|so many|loads of|string of|endless|constant|several|(?:three|four|five|six|seven|eight|\d+)(?: different)?) (?:\w+ ){0,2}(?:supply|substitute|cover|temporary|agency|sub)\w*(?: teachers?)?\b|\b(?:different|new|another) teachers? (?:every|each|nearly every|almost every) (?:day|week|morning|lesson)\b|\b(?:supply|substitute|cover) teachers? (?:after|every (?:day|week))\b`,
    String.raw`\b(?:year 7|secondary|first day with|one new)\b`,
  ),
  decides: true,
  titles: { older: 'Somebody at the Front' },
  text: {
    '6-7': `
      D<eachday> On Monday there was one teacher, and on Tuesday there was the next. {Name} may not know in the morning who will stand at the front. Each one has another voice and another way to do the register. It takes a lot of strength to learn a new person every day. No wonder if somebody is tired by three.
      P<eachday> A teacher for one day does not know the class at all. They do not know where the glue is, or who sits where. They would be glad of a hint.
      P<eachday> The room is the same, and so are the pegs. Most of the children are the same too. That is more than it seems at first.
      Q<eachday> At the door, before it is clear who is there, {Name} may feel ____.
      H<eachday> {helper} can write a card with three things that help.
      H<eachday> {helper} can ask the school who will be there tomorrow.
      T<eachday> {he} can look for what is the same: peg, chair, window.
      T<eachday> {he} can give the card to the teacher and need not explain it.
      C<eachday> {he} can think, "New teacher, same chair."
      A<eachday> The teacher goes home, and tomorrow another name may be on the board. The card is in the tray, ready for it. After such a day a body may need quiet, food and no questions. The chair stays where it is.
    `,
    '8-10': `
      D<eachday> A class has rules that stand on the wall, and about fifty more that nobody has written down. With one new supply teacher after another, those fifty start from nothing each time. {Name} may spend the first hour finding out what is allowed today. Can one sharpen a pencil without asking? Is the quiet corner still a quiet corner? That kind of guessing is work, although no one gives marks for it, and it makes people tired.
      P<eachday> Supply teachers are handed thirty strangers and a plan at ten to nine. Some are strict to be on the safe side, and some let things slide. It is seldom about anyone in the room.
      P<eachday> Others in the class find it hard as well and show it in other ways. Some get loud. Somebody who gets quiet and is worn out at home is easily missed.
      Q<eachday> Before the door opens, {Name} might notice ____. It may be in the shoulders.
      H<eachday> {helper} can ask for a card that goes to every new adult and says what helps.
      H<eachday> {helper} can keep the hour after school free of plans. ~ A day of guessing needs a soft landing.
      T<eachday> {he} can put the card on the desk first thing. ~ It says it once, so that nobody needs to say it daily.
      T<eachday> {he} can agree on one adult in school who stays the same, and on when to look in there.
      C<eachday> {he} can think, "The front changes. My place does not."
      A<eachday> By three o'clock one more teacher knows where the glue is. The card has got a line longer. One day there will be a teacher who stays. Until then there is a known chair and a known face in the corridor. At home nobody asks how it was until after tea.
    `,
  },
};
