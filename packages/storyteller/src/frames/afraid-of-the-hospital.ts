import { ELDER } from './elder-role.ts';
import { said, type NamedScene } from './scene.ts';

const GRAN = String.raw`\b(?:gran(?:dma|ny|dmother|dad|dpa|dfather|ddad|pa)?|nan(?:a|ny)?|grandmother|oma|opa|abuel[ao]|nonn[ao]|great[- ]\w+|aunt\w*|uncle)\b`;

/** A grandparent who is afraid of hospital, or says that nobody comes home from there. */
export const afraidOfTheHospital: NamedScene = {
  id: 'afraidofward',
  image: 'a fear that belongs to somebody old, and what it does not know',
  cue: said(
    String.raw`(?=[^]*${GRAN})(?=[^]*\bhospitals?\b)[^]*(?:${GRAN}[^.!?]{0,30}\b(?:is|are|was|so|very|really|who is|gets?)? ?(?:scared|afraid|frightened|terrified|fears?|worried|dreads?|refus\w*|won['’]?t go)\b|\b(?:nobody|no ?one|never|not)\b[^.!?]{0,20}\b(?:comes?|come|came|get|gets|leaves?) (?:back |home |out)|\bgo there to die\b)`,
    String.raw`\b(?:died|dead|passed away|funeral|care home|hospice|visit(?:s|ing)? (?:her|him|them) (?:is|and) (?:he|she) (?:is )?scared)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:scared|afraid|comes? home|nobody|won['’]?t go|hospital|there|gran\w*|nan\w*)\b/i,
  titles: { young: 'A Lamp Is On There', older: 'A Fear That Is Somebody Else’s' },
  roles: {
    elder: ELDER,
  },
  beside: {
    benefits: [
      'Says whose fear it is, and that a child need not mend it.',
      'Says what a hospital is for, and promises nothing.',
      'Leaves the feeling open and makes room for questions.',
    ],
    talk: {
      young: [
        'What do people in a hospital do?',
        'Which word fits in the blank?',
        'Shall we draw a picture for there?',
      ],
      older: [
        'Whose fear is told of in the story?',
        'Which word went into the blank?',
        'Shall we ask the questions that are still open?',
      ],
    },
  },
  text: {
    '4-5': `
      D<afraidofward> A hospital is a house where doctors and nurses help. {elder} is afraid of it. {Name} may have heard that. Grown-ups can be scared of things, too. It is a grown-up's job to help with that.
      P<afraidofward> Long ago, something sad may have happened there. A head can keep that for years.
      Q<afraidofward> Hearing about it, {Name} may feel ____.
      H<afraidofward> {helper} can say what the doctors want to do.
      H<afraidofward> A nurse can talk to somebody who is scared.
      T<afraidofward> {he} can draw a picture to take along.
      T<afraidofward> {he} can ask a question at home.
      C<afraidofward> {he} can think, "Grown-ups look after it."
      A<afraidofward> In a hospital a lamp is on, and somebody is awake. A lot of people go in and come home. How it will go is not known yet. There is a lamp at home, too.
    `,
    '6-7': `
      D<afraidofward> {elder} is afraid of the hospital. {Name} may have heard what was said about it. Such a fear is often old, older than {Name}. It may come from a time when doctors could do less. It is true that some people in a hospital are very ill. Most who go in come home again.
      P<afraidofward> Fear makes a voice sure of things. It talks in big words, and it has not counted.
      P<afraidofward> Doctors and nurses meet scared grown-ups every day. They know how to go slowly.
      Q<afraidofward> At the word hospital, {Name} may feel ____.
      H<afraidofward> {helper} can say what is known, and what nobody knows yet.
      H<afraidofward> Grown-ups in the family can talk with the doctors.
      T<afraidofward> {he} can ask a grown-up, "Is that true?"
      T<afraidofward> {he} can write a card that can stand by a bed.
      C<afraidofward> {he} can think, "That is a fear talking. I can ask."
      A<afraidofward> A fear can be big even in somebody big. Grown-ups look after it, and a child does not need to. What the doctors find is not known yet. In the hospital a nurse walks round at night with soft shoes. At home there is a lamp as well.
    `,
    '8-10': `
      D<afraidofward> {elder} is frightened of the hospital, and {Name} has heard how that sounds. Fear speaks in large sentences, about nobody and everyone. They are often built from one bad memory, and from a time when medicine could do much less. The figures look different: most people who go in come out again. Some do not, and that is true as well. A doctor can say more about this one case than a fear can.
      P<afraidofward> Old people have seen more of hospitals than children have, and they remember the hard days best. Memory keeps those on the top shelf.
      P<afraidofward> Whether to go is for {elder} to decide with the doctors and the family. It is nobody's job at {Name}'s age to persuade anyone.
      Q<afraidofward> When it is talked about, {Name} might feel ____.
      H<afraidofward> {helper} can say plainly what is planned and what is still open.
      H<afraidofward> {helper} can ask the ward about visits, telephones and who may stay. ~ Knowing it shrinks the unknown part.
      T<afraidofward> {he} can ask the question that is still there.
      T<afraidofward> {he} can send something from home: a drawing, a recording, a bad joke.
      C<afraidofward> {he} can think, "It is a fear, and it is not a fact."
      A<afraidofward> The fear has been said aloud, which is more than most fears get. Adults are dealing with it. A hospital is a place with porridge, charts and somebody awake at three in the morning. How it goes will be known a bit at a time, and each bit can be told at the table.
    `,
  },
};
