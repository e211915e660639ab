import { said, type NamedScene } from '../../scene.ts';
import { parentRole } from '../parent-role.ts';

const PARENT = String.raw`(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|my ex)`;
const CHILD = String.raw`(?:him|her|them|us|the (?:kids|children|boys|girls)|his (?:son|daughter|kids|children)|(?:my|our) (?:son|daughter|kids|children))`;
const STOPPED = String.raw`(?:(?:stopped|stops|gave up|given up) (?:seeing|coming|visiting|having|calling|ringing|contact|all contact|picking)|(?:does ?n['’]?o?t|does not|no longer|won['’]?t|never) (?:want to |even )?(?:sees?|visits?|contacts?|bothers? with|have contact with|keeps? in touch with|comes? (?:to see|for)) ${CHILD}|(?:has ?n['’]?t|has not|not) (?:seen|visited|contacted|been in touch with|been to see) ${CHILD} (?:in|for|since)|(?:has )?cut (?:off )?(?:all )?contact|(?:has )?walked out on ${CHILD})`;

/** A parent who lives elsewhere has stopped seeing the child: whose matter it is, and who is here. */
export const noLongerComes: NamedScene = {
  id: 'nolonger',
  image: 'the people who are here on a plain Tuesday',
  cue: said(
    String.raw`\b${PARENT}\b[^.!?]{0,30}\b${STOPPED}|\b(?:has ?n['’]?t|has not|not) (?:seen|heard from) (?:his|her|their) ${PARENT}\b[^.!?]{0,8}\b(?:in|for|since) (?:\w+ ){0,2}(?:months?|years?|ages|long)|\b(?:no|lost) contact (?:with|from) (?:his|her|their) ${PARENT}\b`,
    String.raw`\b(?:prison|jail|army|navy|deploy\w*|died|dead|court|social worker|foster\w*|adopt\w*|birth (?:mum|mother|dad|family)|hospital|violen\w*|abus\w*|refuge|restraining|unsafe|nursery|school run|(?:party|play|match|concert))\b`,
  ),
  decides: true,
  answers: /\b(?:stopped|coming|seeing|contact|fault|care|asks|any ?more|last year)\b/i,
  titles: { young: 'Who Is Here', older: 'A Plain Tuesday' },
  roles: {
    gone: parentRole(
      (names) => new RegExp(String.raw`(?:(?<=\b(?:contact|seen|heard) (?:with |from )?(?:his|her|their) )|(?=(?:${names})\b[^.!?]{0,30}\b${STOPPED}))\b(${names})\b`, 'i'),
    ),
  }, // prettier-ignore
  beside: {
    benefits: [
      'Says plainly that a parent stays away, and that no child made it so.',
      'Allows missing somebody and being angry, both at once.',
      'Looks at the people who are here.',
    ],
    talk: {
      young: ['Who is away in the story?', 'How does it feel to think of that?', 'Shall we draw who is here?'],
      older: [
        'Whose matter is it that somebody stays away?',
        'Which word went into the blank?',
        'Shall we find words for when others ask?',
      ],
    },
  },
  text: {
    '4-5': `
      D<nolonger> {gone} lives away from here and does not come now. {Name} may ask, "When is the next time?" Nobody here knows that. It is hard not to know. It is about {gone}, who is a grown-up. It is not because of anything a child did.
      P<nolonger> Some grown-ups have a trouble that keeps them away. A child cannot mend that.
      P<nolonger> Friends may ask about it. They do not know that it is a sore place.
      Q<nolonger> Thinking of {gone}, {Name} may feel ____.
      H<nolonger> {helper} can give a true answer: "I do not know."
      H<nolonger> {helper} can say who is here each day.
      T<nolonger> {he} can be cross or sad, and be held.
      T<nolonger> {he} can draw it, and put the picture in a drawer.
      C<nolonger> {he} can say, "It is not because of me."
      C<nolonger> {he} can think, "I am good to be with."
      A<nolonger> {gone} is away, and missing somebody is fine. The question may come again, and it can be asked again. Here are the people who are here. There is a cup for {Name}, and a goodnight.
    `,
    '6-7': `
      D<nolonger> {gone} lives away and does not come any more. {Name} may look for the reason. A head often begins with, "Was it me?" It was not. No child can make a parent stay away, with no word and no deed. The reason is somewhere in the life of a grown-up.
      P<nolonger> Some grown-ups do not manage to be somebody who comes. That is about them. It says nothing about the child.
      P<nolonger> At home people may not know what to say about it. They can still be asked.
      Q<nolonger> When others talk of a day with a parent, {Name} may feel ____. It can be two things at once.
      H<nolonger> {helper} can say what is known and what is not. ~ That is better than a guess.
      H<nolonger> {helper} can put a photo up or away, just as {Name} likes.
      T<nolonger> {he} can write or draw what there is to say to {gone}. ~ It can stay in a drawer.
      T<nolonger> {he} can be angry, and say whom it is for.
      C<nolonger> {he} can think, "It is about a grown-up. It is not about me."
      A<nolonger> {gone} is away, and nobody knows if that will change. It is fine to miss somebody and be angry as well. Some people are here on a plain Tuesday, with soup and spelling. They want to be here, and {Name} is good to be with.
    `,
    '8-10': `
      D<nolonger> Some parents live away and stop seeing their child, and often nobody can explain it properly. {Name} may have a list of reasons by now, with "something I did" at the top. That one can be crossed out. Staying away is a thing that a grown-up does, for reasons in a grown-up's life. No child is bad enough to cause it, and none could be good enough to prevent it.
      P<nolonger> Some adults cannot face what they find hard, so they leave it alone, and a person with it. It is nobody else's fault.
      P<nolonger> "I don't care" is a way of holding a sore place still. It is not a lie. It is a plaster.
      Q<nolonger> When somebody else talks of a weekend with a parent, {Name} might feel ____. Anger and missing can be there together.
      H<nolonger> {helper} can say honestly what is known, and make up no reason.
      H<nolonger> {helper} can hear the same question again next month. ~ It changes as people grow.
      T<nolonger> {he} can write a letter that need not be sent.
      T<nolonger> {he} can choose an answer for school, such as, "We don't see each other just now."
      C<nolonger> {he} can think, "That is about a grown-up. I am all right to be with."
      A<nolonger> {gone} is away, and nobody can say whether that will change. Waiting has no effect on it, so there is no need to wait. A person can be missed and raged at, and Saturday can be good all the same. The people who are here on a plain Tuesday are worth counting.
    `,
    '11+': `
      D<nolonger> A parent who stays away leaves a question behind that nobody else can answer. {Name} may say that it does not matter, and for days it may not. Then some small thing brings it back. A mind prefers reasons it could have done something about, so it looks for them in its own conduct. They are not there. An adult decided not to come, or did not manage to, and that is information about the adult.
      P<nolonger> "I don't care" can be true at four o'clock and untrue at eleven. Nobody needs to settle which is the right one.
      P<nolonger> Friends and relatives like to explain such a person, kindly or otherwise. Most of them are guessing.
      Q<nolonger> When the subject comes up, {Name} might notice ____. Nothing at all is one of the answers.
      H<nolonger> {helper} can be honest about what is known, and leave out the verdict.
      H<nolonger> {helper} can agree on what happens if there is ever a message, so that nobody is taken by surprise.
      T<nolonger> {he} can write down what there is to say, and decide much later whether anybody gets it.
      T<nolonger> {he} can tell one person, who need not reply with advice. ~ Many schools have somebody for just that.
      C<nolonger> {he} can think, "It was an adult's decision. It is not a mark out of ten for me."
      A<nolonger> {gone} is away, for reasons that may be explained one day or may not. Missing somebody, being furious and having other plans for Sunday are all compatible. What a person is worth cannot be read from who fails to turn up. It is seen better by those who are around on a plain Tuesday.
    `,
  },
};
