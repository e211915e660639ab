import { TEACHER } from '../../../school-roles.ts';
import { said, type NamedScene } from '../../scene.ts';

/** A child in foster care or adopted who calls a teacher or a carer Mum: a name looks for its place, and nobody has laughed. */
export const callsTheTeacherMum: NamedScene = {
  id: 'mumforothers',
  image: 'a word that tries out several people',
  cue: said(
    String.raw`(?=[^]*\b(?:foster\w*|in care|looked[- ]after|adopt\w*|kinship)\b)[^]*\b(?:call(?:s|ed|ing)?|says?|said)\b[^.!?]{0,24}\b(?:teacher|miss|mrs \w+|ta|carers?|social worker|everyone|every woman|strangers?|lots of people|anyone|women|me|us)\b[^.!?]{0,12}["“'‘]?\b(?:mum|mummy|mam|mom|mommy|dad|daddy)\b`,
    String.raw`\b(?:laugh\w*|teas\w*|won['’]?t|refus\w*|does ?n['’]?t|not|stop\w*|first time|finally|so happy|proud)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:teacher|mum|mummy|call\w*|foster\w*)\b/i,
  titles: { young: 'A Word That Looks Around', older: 'Who Is Called What' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says that a name can come out for somebody who is kind, and that it hurts nobody.',
      "Leaves every person in {name}'s life their own place.",
      'Gives {name} a way to ask who is called what.',
    ],
    talk: {
      young: [
        'What do we call the people at home?',
        'Which word fits in the blank for {name}?',
        'Shall we draw the people we know, with their names?',
      ],
      older: [
        'Who has which name in the story?',
        'Which word went into the blank?',
        'Shall we make a map of people and names?',
      ],
    },
  },
  text: {
    '4-5': `
      D<mumforothers> In a foster home and at school there are kind people. {Name} may call one of them by a word like Mum. It comes out when somebody helps or smiles. It is not bad, and it hurts nobody. Each person has a name, too.
      P<mumforothers> The teacher knows how that can be. Teachers are glad to be liked.
      Q<mumforothers> When that word comes out, {Name} may feel ____.
      H<mumforothers> {teacher} can say the right name in a kind voice.
      H<mumforothers> {helper} can tell who is who, with pictures.
      T<mumforothers> {he} can ask, "What can I call you?"
      T<mumforothers> {he} can draw all the people and put them in a row.
      C<mumforothers> {he} can think, "Lots of people, and a name for each."
      A<mumforothers> The people are on the paper, side by side. One is at school, and one is here at home. Some are far away, and they belong there too. The paper has room.
    `,
    '6-7': `
      D<mumforothers> When somebody has lived in more than one home, names can get mixed. {Name} may call a teacher or a carer by a word like Mum. It comes out where somebody is kind. A word like that can mean, "You look after me." It takes nothing away from anyone.
      P<mumforothers> Teachers hear it from lots of children. They know what it is about, and they say nothing unkind.
      P<mumforothers> A mum, a foster carer and a teacher can all be liked. Nobody needs to choose.
      Q<mumforothers> When the word comes out, {Name} may feel ____. It may be two things.
      H<mumforothers> {teacher} can answer kindly, and say the name that children use there.
      H<mumforothers> {helper} can say honestly what each person is called, and why.
      T<mumforothers> {he} can ask somebody, "What would you like to be called?"
      T<mumforothers> {he} can tell a grown-up when {he misses} somebody.
      C<mumforothers> {he} can think, "There is a name for each, and room for all."
      A<mumforothers> Names find their places little by little. People at home and at school have one. Whoever is missed has one as well. If the wrong one slips out, somebody kind looks up. That is no bad thing in a day.
    `,
    '8-10': `
      D<mumforothers> "Mum" is a name and also a job, and after foster homes the two may have come apart. {Name} may say it to a teacher or a carer and notice it too late. It tends to come out where somebody has been patient, and for the brain that is the same drawer. It betrays nobody. The people who are meant by the word at other times keep their places.
      P<mumforothers> Teachers take it as a compliment and answer to it as they would to anything.
      P<mumforothers> Some children in care use a carer's first name, and some have one word for each house. Social workers have met all of it.
      Q<mumforothers> In the second after it, {Name} might notice ____.
      H<mumforothers> {teacher} can say the right name lightly and go on with the lesson.
      H<mumforothers> {helper} can talk about who is called what, and about who is missed.
      T<mumforothers> {he} can decide what each person is called, and change it later.
      T<mumforothers> {he} can say to somebody at home, "I called the teacher Mum." ~ It can be told without a reason.
      C<mumforothers> {he} can think, "A slip to somebody kind. No harm in that."
      A<mumforothers> The lesson went on, and the word lay there for a second and was gone. Here at home, names are something that can be talked about. There is room on the list for everyone who has ever cut up an apple for somebody. Nobody on it gets smaller when another is added.
    `,
  },
};
