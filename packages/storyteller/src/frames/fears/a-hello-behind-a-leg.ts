import { said, type NamedScene } from '../scene.ts';

/** A child would like to meet Santa, and has no words when it comes to it. Nobody is sent away and nobody is pushed. */
export const helloBehindALeg: NamedScene = {
  id: 'shyhello',
  image: 'a hello that is made of a wave or a picture, from behind a leg',
  cue: said(
    String.raw`\b(?:too|so|very|gets?|goes|is|feels?|a bit) shy\b|\b(?:wants?|wanting|would (?:love|like)|longs?|excited|can['’]?t wait|looking forward)\b[^.!?]{0,40}\b(?:meet|see|talk|speak|tell|visit)\b[^.!?]*\b(?:but|and then|until|hides?|freezes?|shy|won['’]?t (?:say|speak|talk)|can['’]?t (?:say|speak|talk)|nervous)\b|\b(?:hides? behind|won['’]?t (?:say|speak|talk|tell)|no words)\b`,
    String.raw`\b(?:scream\w*|terrif\w*|petrif\w*|scared|afraid|frightened|crie[sd]|cry|at night|chimney|bedroom|real|forgot|froze|didn['’]?t (?:say|speak)|never (?:said|told))\b`,
  ),
  decides: false,
  answers: /\b(?:shy|talk|speak|say|words?|hides?|wants?|meet|nervous)\b/i,
  titles: { young: 'A Hello From Behind a Leg', older: 'A Hello Without a Speech' },
  beside: {
    benefits: [
      'Says that wanting to go and being shy can come together.',
      'Shows that a hello can be made of something other than words.',
      'Lets {name} choose how near and how much.',
    ],
    talk: {
      young: [
        'What can a hello be made of?',
        'Which word fits in the blank today?',
        'Shall we make something to hand over?',
      ],
      older: [
        'Why do words hide in front of a beard?',
        'Which word went into the blank?',
        'Who shall say the first word?',
      ],
    },
  },
  text: {
    '2-3': `
      D<shyhello> It is {santa}! {Name} may peep from behind a leg. No word comes. That is fine. A peep is a hello.
      P<shyhello> Lots of children peep.
      Q<shyhello> Near {santa}, {Name} may feel ____.
      H<shyhello> {helper} can say hello first.
      T<shyhello> {he} can wave with one finger.
      T<shyhello> {he} can hand over a picture.
      C<shyhello> {he} can say, "Peep, hello."
      A<shyhello> Peep! One finger waved. Ho, ho, said {santa}. Then it was over. Bye-bye, red coat.
    `,
    '4-5': `
      D<shyhello> {Name} would like to meet {santa}. At home there are a lot of words for it. Near a big beard, words like to hide. That happens to grown-ups as well. A hello need not be made of words.
      P<shyhello> {santa} meets lots of children who say nothing at all. A wave does, or a nod.
      P<shyhello> Somebody can be shy and glad to be there. Both fit behind one leg.
      Q<shyhello> When it is nearly time, {Name} may feel ____.
      H<shyhello> {helper} can go along and say the first word.
      H<shyhello> {helper} can read out what {Name} would like to say.
      T<shyhello> {he} can hand over a picture. ~ It talks by itself.
      T<shyhello> {he} can wave from behind a leg.
      C<shyhello> {he} can think, "My hand can say it."
      A<shyhello> A hand came out from behind a leg, and it waved. {santa} waved back. That was a whole hello. On the way home all the words come out again. {santa} has heard a wave.
    `,
    '6-7': `
      D<shyhello> {Name} may know at home just what to say to {santa}. In the queue the words are still there. Then there is a red coat, and a face with a lot of beard. Words can go and hide at a moment like that. It is called being shy, and it goes well together with being glad.
      P<shyhello> {santa} is used to it. A lot of visitors say nothing. Some of them have come a long way for it.
      P<shyhello> Words hide from grown-ups, too. It happens to them on the phone and at weddings.
      Q<shyhello> When only two people are left in the queue, {Name} may feel ____. It can be two words at once.
      H<shyhello> {helper} can practise at home, with a scarf for a beard.
      H<shyhello> {helper} can say the first sentence. ~ The second one is often easier.
      T<shyhello> {he} can write it down or draw it, and hand it over.
      T<shyhello> {he} can choose one word to say, such as "hello". ~ One is enough.
      C<shyhello> {he} can think, "It can go on paper, and it counts."
      A<shyhello> The paper went from one hand to the other, and {santa} nodded. Nobody needed a speech. It took about as long as it takes to tie a shoe. On the way home the words are back, and there are plenty of them.
    `,
  },
}; // prettier-ignore
