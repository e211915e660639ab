import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A poo that is kept till home: the time it takes, the door, and why it should not wait. */
export const aPooAtSchool: NamedScene = {
  id: 'pooatschool',
  image: 'a poo that knocks, and a quiet toilet at a quiet time',
  cue: said(
    String.raw`(?=[^]*\b(?:school|class|reception|year \w+|nursery|pre-?school)\b)(?=[^]*\b(?:poos?|pooing|poops?|number twos?)\b)[^]*?\b(?:holds?|holding|held|keeps? it in|saves? it|waits?|(?:won['’]?t|wont|will not|refus\w+(?: to)?|never|does ?n['’]?t|doesnt|scared to|afraid to|too embarrassed to|embarrassed to|can['’]?t|cant) (?:\w+ )?(?:do )?(?:a |his |her )?(?:poos?|poop|go)|until (?:he|she|they) (?:gets?|is|comes?) home|till (?:home|he|she|they))\b`,
    String.raw`\b(?:looks? like|skin|smell\w*|stink\w*|hand ?dry\w*|loud|noise|nappy|nappies|pull[- ]?ups?|potty|wip(?:e|es|ing)|call(?:s|ed|ing)?|bull(?:y|ied|ying)|names|constipat\w+|movicol|laxido|soil\w*|encopresis|hurts?)\b`,
  ),
  decides: true,
  answers: /\b(?:poos?|holds?|all day|accidents?|car|home|till|until|school|toilets?)\b/i,
  takesHelps: true,
  titles: { young: 'When a Poo Knocks', older: 'A Quiet Toilet at a Quiet Time' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<pooatschool> A poo knocks when it wants the toilet. It can knock at home, and it can knock at school. At school {Name} may hold it in until home. But a poo that waits gets bigger and harder. There is a quiet time for it at school, too.
      P<pooatschool> Everybody does a poo. Teachers do, and so do big brave firefighters.
      Q<pooatschool> When a poo knocks at school, {Name} may feel ____.
      H<pooatschool> {teacher} can say when the toilet is quiet.
      H<pooatschool> {helper} can look at the school toilet with {Name}.
      T<pooatschool> {he} can say, "Toilet, please," and need not say what for.
      T<pooatschool> {he} can sit down and blow out slowly.
      C<pooatschool> {he} can think, "It knocks, and I let it out."
      A<pooatschool> It was a quiet time, and the door was shut. A tummy that is empty can run and jump. The next poo may knock at home or at school. There is a toilet in both.
    `,
    '6-7': `
      D<pooatschool> A poo knocks about once a day. It wants a toilet then. If it knocks at school, {Name} may hold it in and wait for home. It works for a while. Then the poo gets bigger and harder, and a tummy hurts. In the end it may come out by itself. So it is a good thing to have a plan for school.
      P<pooatschool> Everyone in the building does it, from the smallest child to the head teacher. Nobody talks about it.
      P<pooatschool> Whoever is in the next cubicle is thinking about getting back to the game.
      Q<pooatschool> When it knocks in the middle of the day, {Name} may feel ____.
      H<pooatschool> {teacher} can agree on a sign and a quiet time.
      H<pooatschool> {helper} can ask if there is one toilet with a good lock. ~ There often is one near the office.
      T<pooatschool> {he} can sit with both feet on something and lean forward a bit.
      T<pooatschool> {he} can lay paper on the water first. ~ Then there is no plop.
      C<pooatschool> {he} can think, "It knocks. I know where to go."
      A<pooatschool> The toilet was quiet, and it took three minutes. There is room in a tummy for lunch now. Some days it will not knock until home, and that is fine as well. There is a plan for both.
    `,
    '8-10': `
      D<pooatschool> A gut works to its own timetable, and it often rings after a meal. For many people that is in the middle of a school day. {Name} may hold on until home, because a school toilet has thin walls and company behind them. A body can do that, but not without a price. What waits gets drier and harder, and a stomach that is full of it aches. Sometimes it lets go at the worst moment, and that is the body's doing, and no fault.
      P<pooatschool> Surveys of schoolchildren find the same thing each time: a great many of them wait for home. So most people out there understand, and none of them mention it.
      P<pooatschool> Noises and smells belong to it, in palaces as well. Anyone who laughs about it is hoping not to be next.
      Q<pooatschool> When the gut rings in the middle of a lesson, {Name} might feel ____.
      H<pooatschool> {teacher} can agree on a card or a sign, and on going during lessons, when it is empty.
      H<pooatschool> {helper} can ask the school about a toilet with a proper lock. ~ Schools get asked that more often than one would think.
      T<pooatschool> {he} can sit for some minutes at home after breakfast. ~ It may be done before school begins.
      T<pooatschool> {he} can put a few sheets of paper in first. ~ It is quieter.
      C<pooatschool> {he} can think, "It rings, and I have a plan."
      A<pooatschool> During a lesson the corridor was empty, and so was the toilet at the end of it. It took a few minutes that nobody counted. With practice a gut finds its own hours, at home or here. If it hurts or goes on leaking, a doctor knows what to do, and hears about it every day.
    `,
  },
};
