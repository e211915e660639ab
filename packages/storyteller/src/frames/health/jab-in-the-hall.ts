import { said, type NamedScene } from '../scene.ts';

const JAB = String.raw`\b(?:jabs?|vaccin\w*|injections?|hpv|boosters?|3[- ]in[- ]1|needles?|immunisations?|shots?)\b`;

/** A vaccination at school, where the eyes of the others are worse than the needle. */
export const jabInTheHall: NamedScene = {
  id: 'jabhall',
  image: 'a queue of arms, and a chair behind a screen',
  cue: said(
    String.raw`(?=[^]*${JAB})(?=[^]*\b(?:at school|in school|school hall|in the hall|year (?:\d+|seven|eight|nine)|class\w*|school nurse|queue|school)\b)[^]*?\b(?:(?:every(?:one|body)|others?|people|friends|class\w*|year group|kids|boys|girls|they|all)\b[^.!?]{0,24}\b(?:watch\w*|look(?:s|ing)?|see(?:s|ing)?|star(?:e|es|ing)|laugh\w*|tease|film\w*)|in front of|being (?:seen|watched)|(?:cry|crying|faint\w*|scene|embarrass\w*|fool)\b[^.!?]{0,24}\b(?:at school|in front|of (?:him|her|them)sel\w+)|embarrass\w*|queu\w*)`,
    String.raw`\b(?:nasal|spray|up the nose|cannula|drip|insulin|pens?|diabet\w*|epi ?pen|dentist|pinned|held (?:him|her|them) down|teasing about|fainted last|keeps? fainting)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers:
    /\b(?:school|watch\w*|queue|hall|class\w*|every(?:one|body)|hpv|vaccin\w*|jabs?|dread\w*|embarrass\w*|laugh\w*|front)\b/i,
  titles: { young: 'A Queue of Arms', older: 'A Queue of Arms' },
  beside: {
    benefits: [
      'Takes the eyes of the others as seriously as the needle.',
      'Says what can be asked for at school, and that asking is ordinary.',
      'Gives {name} something to do while it is done.',
    ],
    talk: {
      young: [
        'What are the others thinking of?',
        'Which word went into the blank?',
        'Who can be asked for a quiet place?',
      ],
      older: [
        'What do people in such a queue really think of?',
        'Which word went into the blank?',
        'What would make it easier, and who can ask for it?',
      ],
    },
  },
  text: {
    '6-7': `
      D<jabhall> At school a jab is done with others near. There is a line, a chair and a nurse. {Name} may think of all the eyes more than of the needle. The needle takes about as long as a sneeze. Each pair of eyes has an arm of its own to think of.
      P<jabhall> Nurses see tears, giggles and white faces at such a table. None of it is news to them.
      P<jabhall> The loud ones in the line are often nervous too. Jokes are one way to hide it.
      Q<jabhall> In the line, {Name} may feel ____. It may be in the knees.
      H<jabhall> {helper} can ask the school for a quiet place. ~ Nobody else needs to know.
      H<jabhall> {helper} can ask if it can be done at the surgery.
      T<jabhall> {he} can ask to go first or last.
      T<jabhall> {he} can look at one spot on the wall and let the arm hang.
      C<jabhall> {he} can think, "They all think of their own arm."
      A<jabhall> There is a plaster on each arm in the class. Afterwards they talk about whose arm is sore and what is for lunch. A tear is dry by then. It was one line, one chair and one sneeze long.
    `,
    '8-10': `
      D<jabhall> A jab at school has an audience, and that can be the worst thing about it. There is a queue, a table and a nurse, and the class is all round. {Name} may think less about the needle than about all those eyes. The needle takes about two seconds. Each pair of eyes belongs to somebody with an arm of their own to think of. Nurses know the problem, and they can often find a corner, a chair or another place in the queue.
      P<jabhall> The loud ones in a queue are often the nervous ones. The jokes get worse towards the front.
      P<jabhall> Nurses see tears, giggles and white faces all morning. None of it is news to them.
      Q<jabhall> In the queue, {Name} might notice ____. It may be in the knees.
      H<jabhall> {helper} can ring the school beforehand and ask for a quiet place. ~ Nobody else needs to know.
      H<jabhall> {helper} can find out whether it can be done at a surgery or clinic.
      T<jabhall> {he} can ask to go first or last, whichever is easier.
      T<jabhall> {he} can turn away, look at one spot and let the arm hang.
      C<jabhall> {he} can think, "They are all thinking of their own arm."
      A<jabhall> There is a plaster on {his} arm, and there are plasters on all the others. What people talked about afterwards was whose arm hurt most and what was for lunch. Whatever a face did at that table, it was one of many faces. The arm may be sore tomorrow, and so may everybody else's.
    `,
    '11+': `
      D<jabhall> A vaccination at school is a medical appointment with spectators. {Name} may mind the audience more than the needle, which is a reasonable order of worries. The facts are on the side of the shy. The needle takes about two seconds, a queue faces forwards, and nearly everyone in it is occupied with one arm. School nurses are used to being asked for a screen, another room or another time, and would much rather be asked than not.
      P<jabhall> In a queue, the loudest are often the most frightened. It is a way of not being looked at.
      P<jabhall> Whoever cries or faints is talked about for about one lesson. Then something else happens in a corridor.
      Q<jabhall> Waiting there with the others, {Name} might feel ____. It need not show.
      H<jabhall> {helper} can write to the school nurse and ask for a separate slot. ~ It is a routine request, and it stays between adults.
      H<jabhall> {helper} can find out whether a surgery or a clinic could do it.
      T<jabhall> {he} can ask one friend to stand in the line of sight and talk about something else.
      T<jabhall> {he} can tell the nurse quietly, "I'd like to sit behind the screen for it."
      C<jabhall> {he} can think, "A hall full of arms, and each has its own worries."
      A<jabhall> It is done, and a school hall has a short memory. Some faces were pale, somebody made jokes, and by the last lesson it was about homework again. The arm may ache until tomorrow, in numerous company. A screen is there for the asking, and so is a chair, and next time one of them can be asked for a week before.
    `,
  },
};
