import { SCHOOL } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const NEW = String.raw`\b(?:new (?:people|faces|adults|children)|strangers|people (?:coming|at|who come) (?:to|at)? ?the door|visitors|the postman|postman|delivery|(?:any|every)(?:thing|one|body) new|people (?:she|he|they) does ?n'?t know|anyone (?:she|he|they) does ?n'?t know|unfamiliar (?:people|adults)|when (?:someone|somebody|people) (?:talks?|speaks?|says? (?:hello|hi)|looks?) (?:to|at)?)\b`;
const HIDES = String.raw`\b(?:hid(?:es?|ing)|climb(?:s|ing)? up (?:me|us|mum|dad)|cling(?:s|ing|y)?|behind my legs?|bur(?:y|ies)|scared|afraid|frightened|shy|cr(?:y|ies|ying)|screams?|won'?t (?:look|say|talk|speak))\b`;

/** Faces that are new, and a small child who hides in a shoulder. */
export const newFaces: NamedScene = {
  id: 'newfaces',
  image: 'a shoulder to look out from, with one eye and then two',
  cue: said(
    `(?=[^]*(?:${NEW}))(?=[^]*(?:${HIDES}))`,
    String.raw`\b(?:burglar\w*|dogs?|santa|masks?|mascots?|selective mutism|online|stranger danger|walk\w* off with|goes off with|talks to strangers|too friendly|any stranger|kidnap\w*|hugs strangers|doctors?|dentist|night|dark|beards?)\b`,
  ),
  decides: true,
  titles: { young: 'One Eye Out', older: 'A Shoulder to Look Out From' },
  roles: { school: SCHOOL },
  text: {
    '2-3': `
      D<newfaces> A new face comes. {Name} may hide. A shoulder is soft and warm. One eye can look out. Peep!
      P<newfaces> New faces get old. It takes time.
      Q<newfaces> When it is new, {Name} may feel ____.
      H<newfaces> {helper} can hold {him} and talk.
      H<newfaces> {helper} can wave first.
      T<newfaces> {he} can look with one eye.
      T<newfaces> {he} can wave a small wave.
      C<newfaces> {he} can say, "Up, please."
      A<newfaces> One eye, and then two eyes. The face is still there. It has a nose. Peep! Bye-bye, face.
    `,
    '4-5': `
      D<newfaces> A bell rings, and there is somebody new. {Name} may hide behind legs or in a shoulder. It is a good place, because it is warm and known. New faces are a lot to look at. They have new voices, too.
      P<newfaces> The person at the door sees a back and two feet. That is fine. Lots of people know children who look later.
      P<newfaces> Some children say hello at once. Others look first, and say it next week.
      Q<newfaces> When somebody new comes near, {Name} may feel ____.
      H<newfaces> {helper} can say hello for two people.
      H<newfaces> {helper} can say before who is coming.
      T<newfaces> {he} can look with one eye first.
      T<newfaces> {he} can show a thing and say no word.
      C<newfaces> {he} can think, "I look first, and then we see."
      A<newfaces> One eye came out, and then two. The new face was still there and wanted nothing. After a while it was not all that new. A wave is as good as a word.
    `,
  },
};
