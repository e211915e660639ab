import { said, type NamedScene } from '../scene.ts';

/** The family's own dog on a lead, and a child who is pulled or pulls: two hands with a grown-up, a loose line, and who holds it. */
export const twoOnALead: NamedScene = {
  id: 'onalead',
  image: 'a line between a hand and a dog that hangs in a smile',
  cue: said(
    String.raw`(?=[^]*\b(?:dog|puppy|dog['’]?s|\p{Lu}\p{Ll}+)\b)[^]*?\b(?:pull\w*|yank\w*|tug\w*|hold(?:s|ing)?|drag\w*|jerk\w*)\b[^.!?]{0,24}\b(?:lead|leash)\b|\b(?:lead|leash)\b[^.!?]{0,30}\b(?:pull\w*|yank\w*|knock\w*|drag\w*|let(?:s)? go)\b`,
    String.raw`\b(?:scared|afraid|terrified|frighten\w*|off (?:the|its|their) lead|strange dog|neighbour|other dogs?|bit(?:es|ten)?|hits?)\b`,
  ),
  decides: true,
  answers: /\b(?:lead|leash|pull\w*|knock\w*|walk\w*|dog|hold\w*|yank\w*|drag\w*)\b/i,
  titles: { young: 'A Lead Like a Smile', older: 'A Lead Like a Smile' },
  beside: {
    benefits: [
      'Explains to {name} what a pull does at the other end.',
      'Keeps a grown-up’s hand on the lead.',
      'Makes {name} good company for a dog.',
    ],
    talk: {
      young: ['What does the lead look like when nobody pulls?', 'Who holds it?', 'What does the dog like to sniff?'],
      older: [
        'What does a pull feel like to a dog?',
        'Who holds the lead, and where?',
        'What could be your job on a walk?',
      ],
    },
  },
  text: {
    '4-5': `
      D<onalead> A pet goes for a walk on a lead. {Name} holds on too, and it is fun to pull. At the other end is a neck. A pull there is not nice. A dog is strong, and a pull can knock a child over. When nobody pulls, the lead hangs like a smile.
      P<onalead> A dog walks with its nose. It stops to read what other dogs left.
      Q<onalead> When it is time to walk, {Name} may feel ____.
      H<onalead> {helper} can hold the lead, with two hands on it.
      H<onalead> {helper} can say when to stop and when to go.
      T<onalead> {he} can hold the lead in the middle.
      T<onalead> {he} can walk next to the dog and tell it things.
      C<onalead> {he} can say, "A lead like a smile."
      A<onalead> They went to the corner and back. The lead hung like a smile. It went tight, and then it hung again. A pet likes a walk with its people. Now there is water for one, and a drink for the other.
    `,
    '6-7': `
      D<onalead> A lead has two ends. At one end is {Name}. At the other end is a pet with a neck and a will. Pulling seems to help, and it does the opposite. A dog that feels a pull pulls back, and it has four feet. When the lead hangs loose, like a smile, both ends are fine.
      P<onalead> To a dog a walk is a newspaper. It wants to read all of it.
      P<onalead> Even grown-ups get pulled over now and then. That is why they keep a hand on the lead.
      Q<onalead> When the lead goes tight, {Name} may feel ____.
      H<onalead> {helper} can hold the lead as well, so that nobody falls.
      H<onalead> {helper} can show how to stand still until it hangs loose.
      T<onalead> {he} can hold it in both hands, and not round the wrist.
      T<onalead> {he} can stop like a tree when the dog pulls.
      C<onalead> {he} can think, "Loose, like a smile."
      A<onalead> The tree worked twice, and once it did not. A pet learns by doing it again and again, and so do people. On the way home the lead hung loose for nearly a street. Somebody trotted next to somebody.
    `,
    '8-10': `
      D<onalead> Whatever is done at one end of a lead arrives at the other. {Name} may pull because the dog is slow or fast. The pet feels it on the neck. It cannot know what is meant. It only knows to pull back, and a middle-sized dog can take a person off their feet. A loose line, shaped like a smile, is how it is done by people who are good at it.
      P<onalead> Dogs read a street with the nose, and a lamp post can take as long as a letter. It is their walk as well.
      P<onalead> Trainers stop dead when the lead goes tight. Nothing happens then, and dogs find that surprisingly convincing.
      Q<onalead> When the lead goes tight again, {Name} might feel ____.
      H<onalead> {helper} can keep a hand on the lead until both ends know how it works.
      H<onalead> {helper} can leave time for sniffing, so that nobody needs to hurry.
      T<onalead> {he} can stand still until the line hangs loose, and praise it then.
      T<onalead> {he} can hold the loop in the hand, and not round the wrist. ~ So it can be let go if need be.
      C<onalead> {he} can think, "Loose line. It is a walk for two."
      A<onalead> There were eleven stops and one good stretch. Next week it may be two. A pet does not mind how slowly it is learnt, as long as there is a walk in it. At the gate the lead hung in a smile, and so did a tongue.
    `,
  },
};
