import { said, type NamedScene } from '../scene.ts';

/** Something dear was left behind, because the rule of a drill says so: what would have become of it? */
export const leftOnThePeg: NamedScene = {
  id: 'leftthere',
  image: 'a thing that was left behind in a drill and was there afterwards',
  cue: said(
    String.raw`\b(?:left|leav(?:e|es|ing)|without|take|get(?:s|ting)?|bring|carry|grab\w*)\b[^.!?]{0,30}\b(?:teddy|bear|bunny|rabbit|blanket|blankie|toys?|doll|cuddly|comforter|soft toy)\b|\b(?:teddy|bear|bunny|blanket|toys?|doll|cuddly)\b[^.!?]{0,40}\b(?:burn\w*|left|still in|inside|on fire|die)\b`,
    String.raw`\b(?:real fire|was a fire|burnt down|burned down|house fire|(?:doctor|dentist)|leave (?:her|him) (?:alone|at))\b`,
  ),
  decides: false,
  answers: /\b(?:teddy|bear|peg|left|leave|burn\w*|real|everything|toy\w*|home)\b/i,
  titles: { young: 'It Waits on the Peg', older: 'What Stays and What Goes' },
  roles: {
    dear: {
      fallback: { text: 'the toy' },
      cues: [
        { match: /\bteddy\b/i, phrase: { text: 'Teddy' } },
        { match: /\bbunny\b/i, phrase: { text: 'Bunny' } },
        { match: /\brabbit\b/i, phrase: { text: 'the rabbit' } },
        { match: /\bbear\b/i, phrase: { text: 'the bear' } },
        { match: /\bblank(?:et|ie)\b/i, phrase: { text: 'the blanket' } },
        { match: /\bdoll\b/i, phrase: { text: 'the doll' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<leftthere> A drill is practice, and there is no fire. In a drill all things stay where they are. {Name} may think of {dear} all the way out. It is hard to leave what is dear. The rule is there for one reason. People come first, and then their hands are free.
      P<leftthere> Grown-ups leave their bags and coats too. They look back at the door.
      P<leftthere> Things can be mended or made again. A child cannot, so a child goes first.
      Q<leftthere> Out in the yard, {Name} may feel ____.
      H<leftthere> A grown-up can say where things stay in a drill.
      H<leftthere> A grown-up can go in first and fetch {dear}.
      T<leftthere> {he} can tell a grown-up what was hard to leave.
      T<leftthere> {he} can hug {dear} afterwards.
      C<leftthere> {he} can think, "People first, and then a hug."
      A<leftthere> The drill was over, and the door opened again. There was {dear}, in the same place as before. Nothing had happened. It was only practice, and somebody was missed very much.
    `,
    '6-7': `
      D<leftthere> In a drill, everything stays inside but the people. That is the rule, and it is practised when there is no fire. {Name} may think of {dear} on the way out. What would be, if it were real? It is a big question for a small yard. The rule was made by people who love things too. They found out that hands are needed for doors.
      P<leftthere> Real fires in schools are rare. Mostly an alarm means burnt toast or a test.
      P<leftthere> Fire crews go in when people are out. They have coats and helmets for it. It is their work, and a child's work is to be outside.
      P<leftthere> Leaving something dear is hard, and doing it anyway was a lot. Nobody saw how hard it was.
      Q<leftthere> With empty hands in the yard, {Name} may feel ____. It may come later, at home.
      H<leftthere> A grown-up can hear the whole worry, up to its end.
      H<leftthere> {helper} can agree where {dear} stays on school days.
      T<leftthere> {he} can ask what happens to things, and get a true answer.
      T<leftthere> {he} can tell {dear} about the drill afterwards.
      C<leftthere> {he} can think, "I went out first, and that was right."
      A<leftthere> After the drill there was {dear}, in the same place. It was practice, and nothing was lost. To be sad about it shows how dear a thing can be. The rule will be the same next time, and so will the hug.
    `,
    '8-10': `
      D<leftthere> The hardest part of a drill is not the noise. It is the rule that says to leave everything. {Name} may have gone out with empty hands and thought of {dear} ever since. There was no fire, because a drill is practice. But a mind can play it through as if there had been. The rule exists so that all hands are free and nobody turns back at the door.
      P<leftthere> Fire crews train for going in, with air on their backs. They ask one question at the door, which is whether all the people are out.
      P<leftthere> Somebody who keeps a rule quietly may be thinking harder about it than anyone. From outside that looks like being fine.
      Q<leftthere> Afterwards, {Name} might notice ____. It can turn up at bedtime and not in the yard.
      H<leftthere> {helper} can answer the "what if" plainly and to the end. ~ A question that is cut off comes back.
      H<leftthere> A teacher can explain why the rule is so strict.
      T<leftthere> {he} can decide what stays at home and what comes to school.
      T<leftthere> {he} can ask how real alarms usually end. ~ Mostly with toast.
      C<leftthere> {he} can think, "People out first. Things can be got again."
      A<leftthere> When the drill was over, {dear} was where it had been, and no warmer than before. The rule can stand, and it may be disliked. Minding about what was left says something good about a person. It is only practice, and it will be over sooner next time.
    `,
  },
};
