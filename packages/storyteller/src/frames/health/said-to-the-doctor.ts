import { said, type NamedScene } from '../scene.ts';

/** What is hard to say to a doctor: the first words, a note, and a doctor who has heard it before. */
export const saidToTheDoctor: NamedScene = {
  id: 'saytodoctor',
  image: 'a note with three words on it, and a doctor who has heard them before',
  cue: said(
    String.raw`(?=[^]*\b(?:doctors?|gp|nurse|surgery|clinic|consultant|paediatrician|appointment|check-?up)\b)[^]*?\b(?:(?:embarrass\w*|ashamed|shy|mortified|awkward|too \w+|hates?|dreads?|scared|nervous|refus\w+|won['’]?t|will not|does ?n['’]?t (?:want|like)|does not (?:want|like)|unable|can['’]?t|cannot|finds? it hard)\b[^.!?]{0,30}\b(?:talk\w*|say\w*|tell\w*|speak\w*|explain\w*|describ\w*|answer\w*|bring(?:ing)? it up|mention\w*)\b|(?:talk|say|tell|speak|explain|describ|answer)\w*\b[^.!?]{0,40}\b(?:embarrass\w*|mortif\w*|awkward)|questions? (?:\w+ ){0,4}(?:embarrass\w*|personal))`,
    String.raw`\b(?:undress\w*|camhs|therap\w*|psych\w*|counsel\w*|tummy button|(?:mum|dad|nan|gran)(?:['’]s| is) (?:ill|in hospital)|needle\w*|jabs?|injection\w*|teacher|dentist|speech|stammer\w*|stutter\w*|selective\w*|talks? to (?:nobody|no one)|adults|grown-?ups|friends)\b`,
  ),
  decides: false,
  answers: /\b(?:embarrass\w*|talk\w*|say|tell|aches?|gp|doctor|ashamed|shy|questions?)\b/i,
  titles: { young: 'Three Words on a Note', older: 'Three Words on a Note' },
  beside: {
    benefits: [
      'Says that a doctor needs only a few words to begin.',
      'Offers other ways than saying it out loud.',
      'Tells plainly that a doctor has heard it before.',
    ],
    talk: {
      young: [
        'Which three words could be on a note?',
        'Which word went into the blank?',
        'Who can say the first sentence?',
      ],
      older: [
        'What makes a thing hard to say out loud?',
        'Which word went into the blank?',
        'What would be a good first sentence?',
      ],
    },
  },
  text: {
    '6-7': `
      D<saytodoctor> A doctor hears about tummies, itches, wee and bad dreams all day long. {Name} may find it hard to say such a thing out loud. Faces get hot then, and words get small. Doctors know that. They need just a few words to begin. The words can come from a mouth, a note or a finger that points.
      P<saytodoctor> A doctor cannot see from outside what a body feels like. The one who lives in it knows best.
      P<saytodoctor> Doctors do not laugh about such things or pass them round. That is a rule of their job.
      Q<saytodoctor> When the doctor asks, {Name} may feel ____. It may be in the cheeks.
      H<saytodoctor> {helper} can say the first sentence. ~ Then a yes or a no is enough.
      H<saytodoctor> {helper} can help to write a note before the visit.
      T<saytodoctor> {he} can point to where it is.
      T<saytodoctor> {he} can give the doctor the note.
      C<saytodoctor> {he} can think, "The doctor has heard it before."
      A<saytodoctor> The words are out, and the doctor has written them down. A red face cools again, mostly on the way to the door. Now there are more people who know. They can think together about what may help.
    `,
    '8-10': `
      D<saytodoctor> Some things are easy to have and hard to say. At home {Name} may know all about it, and in front of a doctor there are no words for it. Doctors talk about poo, wee, itches and aches in the voice that others use for the weather. It is their work, and they have probably heard it this week already. They do not need a speech. Three words, a note, or a number from nought to ten will do.
      P<saytodoctor> A doctor who asks something odd has a reason for it. It is fine to ask what it is.
      P<saytodoctor> What is said in that room is not passed round. It goes only to people who need it in order to help.
      Q<saytodoctor> When the question comes, {Name} might notice ____. Ears can go red all by themselves.
      H<saytodoctor> {helper} can say the first sentence, and then be quiet.
      H<saytodoctor> {helper} can look out of the window while it is told.
      T<saytodoctor> {he} can write it down at home and hand over the note. ~ Doctors like notes.
      T<saytodoctor> {he} can say, "This is embarrassing," and then say it. ~ The hardest part is over by then.
      C<saytodoctor> {he} can think, "They have heard it before. Probably on Monday."
      A<saytodoctor> It took one sentence to begin, and after that it was a talk about a body. The doctor has written something down and said what comes next. The red went out of the ears somewhere near the coat hooks. The note did its work, and it can go in the bin.
    `,
    '11+': `
      D<saytodoctor> The embarrassing part of seeing a doctor is mostly over after the first sentence. Before it, {Name} may have rehearsed several and rejected all of them. It helps to know the other side. A doctor hears about bowels, skin, moods and private parts between nine and one, and remembers the puzzles and not the blushes. What is not said cannot be guessed. A blunt word is worth more than an elegant silence.
      P<saytodoctor> Confidentiality applies at this age as well. It has limits, which are about safety, and a doctor can say what they are.
      P<saytodoctor> Questions that sound too personal are mostly routine. "Why do you ask?" is a fair reply.
      Q<saytodoctor> In the waiting room, {Name} might feel ____. Reading the same poster four times is a sign of something.
      H<saytodoctor> {helper} can come in for the first minute or stay outside altogether. ~ It can be decided at the door.
      H<saytodoctor> {helper} can ask beforehand for a woman or a man, if that makes a difference.
      T<saytodoctor> {he} can type it on a phone and hold it out.
      T<saytodoctor> {he} can begin with, "I find this hard to talk about." ~ Most doctors take it from there.
      C<saytodoctor> {he} can think, "They will have heard this before lunch."
      A<saytodoctor> The sentence is out, and it turned into an ordinary talk about what a body is doing. Nothing moved in the doctor's face, because there was no reason for it to move. There is a next step, even if it is only to wait and see. What was said can stay in that room.
    `,
  },
};
