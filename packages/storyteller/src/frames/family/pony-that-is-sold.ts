import { said, type NamedScene } from '../scene.ts';

const HORSE = String.raw`\b(?:horses?|pon(?:y|ies)|mare|gelding|cob|foal)\b`;
const GOES = String.raw`\b(?:sold|sell(?:ing)?|sale|for sale|(?:has|have|had|is going|are going|needs?|going) to (?:go|be sold|leave|live)|goes (?:back|to a new)|(?:go|going|gone) to (?:a new|another) (?:home|owner|family)|new (?:home|owner)|re-?hom\w*|give (?:him|her|it|the \w+) up|gave (?:him|her|it) up|giving (?:him|her|it) up|loan (?:has |is )?(?:end\w*|over|up|finish\w*)|end(?:ing)? (?:of )?(?:the|her|his|our) loan|afford|outgrown|too (?:big|tall|small|heavy) for)\b`;

/** A horse or a pony that is sold or goes back: it lives and is well, at another gate. */
export const ponyThatIsSold: NamedScene = {
  id: 'ponysold',
  image: 'an empty hook in a tack room, and a head over another gate',
  cue: said(
    String.raw`(?=[^]*${HORSE})[^]*?${GOES}`,
    String.raw`\b(?:died|dead|dies|dying|put (?:down|to sleep)|ill|vet|rocking|toy|my little pony|hobby|scared|afraid|frightened|fell|falls? off|fallen off|lessons?|wants? (?:a|her own|his own)|begging|club|cuddly|plush|book)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers:
    /\b(?:heartbroken|sold|sell\w*|devastated|sad|upset|cr(?:y|ies|ying)|outgrown|afford|livery|has to go|miss\w*|angry|won['’]?t)\b/i,
  titles: { young: 'Over Another Gate', older: 'Over Another Gate' },
  beside: {
    benefits: [
      'Says who decided, and that it was no child’s doing.',
      'Leaves room for being sad or cross about an animal that is well.',
      'Has something that {name} can pass on to the new people.',
    ],
    talk: {
      young: [
        'Who looks over the gate in the story?',
        'How does it feel to say goodbye?',
        'Shall we draw a picture for the stable?',
      ],
      older: [
        'Who decides about a horse in the story, and what do they weigh?',
        'Which word went into the blank?',
        'What should the next rider know, and shall we write it down?',
      ],
    },
  },
  roles: {
    mount: {
      fallback: { text: 'the horse' },
      cues: [
        {
          match:
            /\b(?:[Pp]ony|[Hh]orse|[Mm]are)(?:(?: is| was|'s)?,? (?:called|named)|(?:'s)? name (?:is|was)) (\p{Lu}\p{Ll}+)(?= ?[.,;!]|$| (?:and|who|was|is|has)\b)/u,
          phrase: { text: '$' },
        },
        { match: /\bpony\b/i, phrase: { text: 'the pony' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<ponysold> {mount} goes to other people, or has gone there. {Name} may miss the soft nose and the smell of hay. Grown-ups decided it, and it was hard for them. Nobody small did anything wrong. {mount} has a field and a gate there as well.
      P<ponysold> A horse knows people by their smell and their voice. It takes some weeks to learn new ones.
      P<ponysold> The new people have a list of questions. They do not know yet where to scratch.
      Q<ponysold> When it is time to go and ride, {Name} may feel ____.
      H<ponysold> {helper} can give the true reason, in plain words.
      H<ponysold> {helper} can ask the new people for a photo.
      T<ponysold> {he} can write down the best spot to scratch.
      T<ponysold> {he} can keep one thing, such as a photo or a tail hair.
      C<ponysold> {he} can think, "I miss you, and you have hay."
      A<ponysold> Somewhere a nose looks over another gate. Somebody has found the right spot to scratch. To miss a horse can go on for a long time. There is a photo on the wall, and somebody here to talk to.
    `,
    '8-10': `
      D<ponysold> When a horse is sold, two things happen at once. {mount} gets another gate to look over, and {Name} may get a Saturday with nothing in it. Horses cost a great deal every month, and riders grow. Adults weigh that, and the answer can be one that nobody likes. Nothing that {Name} did or forgot is behind it. To miss an animal that is alive and well is an odd kind of sad, and a real one.
      P<ponysold> Horses settle by smell, food and routine. Most of them are eating within the hour, which says nothing about whom they liked.
      P<ponysold> The adults may sound practical about it. Some of them cried in the car.
      Q<ponysold> Passing the empty hook, {Name} might feel ____. Cross and sad often share a saddle.
      H<ponysold> {helper} can give the real reason, with the numbers if they are wanted. ~ A reason is easier to be cross with than a mystery.
      H<ponysold> {helper} can ask about photos or a visit, and pass on the answer as it is.
      T<ponysold> {he} can write a page for the next rider: what is spooky, what is funny, where it itches. ~ Nobody else could write it.
      T<ponysold> {he} can keep one thing, such as a shoe or a plait of tail hair.
      C<ponysold> {he} can think, "Not my fault, not my choice, and I miss you."
      A<ponysold> Over another gate a head comes up, because somebody has found the itchy place. The hook here is empty, and it may be a long time before that looks normal. All that was learnt in that saddle went home with {Name}. There may be other horses one day, and that is no thought for now.
    `,
    '11+': `
      D<ponysold> A horse is the only member of a household with a market price, and that makes this kind of goodbye a strange one. {Name} may know it by now. {mount} goes to other people, alive and well, by a decision that was left to adults. Money, time or a growing rider can come into it, and none of those is anybody's fault. Everyone expects a rider of this age to be sensible about it. It is possible to understand every argument and still miss the smell of one particular neck.
      P<ponysold> Parents who sell a horse usually feel that they have sold something that was not theirs. They may talk about costs because costs do not make them cry.
      P<ponysold> The new rider is nervous. Somebody before them knew everything, and they have a fortnight of getting it wrong ahead.
      Q<ponysold> At the hour when there used to be mucking out, {Name} might feel ____. Relief about the early mornings can be in it as well.
      H<ponysold> {helper} can go through the decision once, openly, and hear what {Name} thinks of it. ~ Being heard is not the same as being able to change it.
      H<ponysold> {helper} can ask about news or a visit, and say honestly what was answered.
      T<ponysold> {he} can write the handover: feed, habits, what to do at plastic bags. ~ It is useful, and it is a way of saying goodbye.
      T<ponysold> {he} can decide later about riding. ~ Some want to be back at a yard within a week, and some not for a year.
      C<ponysold> {he} can think, "I understand it, and I still mind."
      A<ponysold> At another yard somebody is learning on which side it is safe to stand. There is a gap in the week here, and for a while it will be exactly as big as a horse. People who do not ride may say that it was only an animal. Their steps were not known to anyone from across a field. To miss that is fair, for as long as it takes.
    `,
  },
};
