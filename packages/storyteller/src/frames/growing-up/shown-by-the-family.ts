import { said, type NamedScene } from '../scene.ts';

const FAMILY = String.raw`(?:I|we|my (?:mum|mom|mother|dad|father|sister|brother|husband|wife|partner)|(?:his|her|their) (?:mum|mom|dad|mother|father|nan|nana|gran\w*|grand\w+|aunt\w*|uncle)|mum|mom|dad|nan|nana|gran(?:ny|dma|dad)?|grandma|grandad|grandparents?|aunt\w*|uncle|relatives?|family)`;
const POSTS = String.raw`(?:post(?:s|ed|ing)?|shar(?:e|es|ed|ing)|puts?|putting|upload\w*)`;
const PICTURES = String.raw`(?:photos?|pictures?|pics?|videos?|clips?|selfies?)`;

/** A picture that the family put online, with love and without asking: the child gets a say. */
export const shownByTheFamily: NamedScene = {
  id: 'familypost',
  image: 'a picture on a wall at home, and the same picture where everybody can look',
  cue: said(
    String.raw`\b${FAMILY} (?:has |have |had |'ve |keeps? |always |often |sometimes )*${POSTS} (?:\w+ ){0,4}?${PICTURES} of (?:him|her|them|my \w+)\b|\b(?:not|n['’]?t|hates?|stop|cross|angry|furious|embarrass\w*)\b[^.!?]{0,30}\b(?:me|us|mum|dad|nan|nana|gran\w*) ${POSTS} (?:\w+ ){0,3}?${PICTURES}\b`,
    String.raw`\b(?:school|class|friends?|bull\w*|naked|underwear|nud\w+)\b[^.!?]{0,30}\b(?:post|shar)\w*`,
  ),
  decides: true,
  answers:
    /\b(?:photos?|pictures?|pics?|videos?|post\w*|shar\w*|facebook|instagram|hates?|online|ask\w*|furious|cross|embarrass\w*)\b/i,
  titles: { older: 'Ask First, Then Show' },
  beside: {
    benefits: [
      'Says that a picture may be meant kindly and still be somebody’s to decide on.',
      'Gives {name} a sentence to say before the next one.',
      'Suggests a rule for the whole family that needs no quarrel.',
    ],
    talk: {
      young: ['Who is in the picture?', 'Who may say yes or no?', 'Which picture may be shown?'],
      older: [
        'Which of our pictures would you like taken down?',
        'What shall our rule be?',
        'How shall we tell the rest of the family?',
      ],
    },
  },
  text: {
    '6-7': `
      D<familypost> Grown-ups like to show pictures of a child they love. A picture of {Name} was put online, and it was meant kindly. All the same, {he} may not want {his} face there. On a wall at home, a picture is seen by a few people. Online it can be seen by many. Whoever is in a picture may have a say.
      P<familypost> When grown-ups were small, pictures stayed in a book on a shelf. So they may forget to ask.
      P<familypost> The person who put it there was thinking, "How nice!" It is not the same as asking.
      Q<familypost> Thinking of the picture, {Name} may feel ____.
      H<familypost> {helper} can take a picture down again. ~ It is quickly done.
      H<familypost> {helper} can ask first from now on.
      T<familypost> {he} can say, "Please ask me first."
      T<familypost> {he} can choose one picture that may be shown.
      C<familypost> {he} can think, "It is my face, and I have a say."
      A<familypost> Some pictures are for showing, and some are for the wall at home. A question sorts them out. The answer may be yes, and it may be no. Being proud of somebody works without a picture, too.
    `,
    '8-10': `
      D<familypost> Families show pictures of the people they are proud of. One of {Name} was put online, and nobody asked the person in it. It was meant well, and it is still {his} face. A picture on a wall has the same few visitors for years. Online it can be copied and seen by people nobody has met. It is fair to want a say in that.
      P<familypost> Most adults got their first account when they were grown up. Nobody ever posted them at eight, so it does not occur to them to ask.
      P<familypost> Relatives who live far away may see it as a visit. They can be sent a picture without the rest of the world.
      Q<familypost> When the next picture is taken, {Name} might feel ____.
      H<familypost> {helper} can take down what {Name} would rather not show. ~ The rest of the family can be asked as well.
      H<familypost> {helper} can agree on a rule: show it first, and post it after a yes.
      T<familypost> {he} can say, "I'd like to see it first," before the phone is put away. ~ It is easier than getting it back.
      T<familypost> {he} can pick one that may be shown. ~ A yes is worth more where a no is possible.
      C<familypost> {he} can think, "It is my face, and I have a say."
      A<familypost> Some pictures go online, some go into an album, and some are deleted with relief. One question sorts them. Relatives may forget it and need to be told again, and that can be done without a quarrel. Pride in somebody does not need an audience.
    `,
    '11+': `
      D<familypost> A picture in a family used to live on a shelf, where the same nine people yawned at it. Now it takes a second to put one in front of three hundred. One of {Name} was posted at home, out of pride or habit, and nobody asked first. That it was meant kindly does not settle the matter. Whoever is in a picture has an interest in where it goes, and it is reasonable to say so.
      P<familypost> Adults tend to think of a child's picture as theirs, because for years it was. The moment at which that changes is not announced to anybody.
      P<familypost> Those who post a great deal are often hoping for a kind word from people they seldom see. It can be had by sending the picture to them.
      Q<familypost> On finding the picture there, {Name} might notice ____. Being loved and being annoyed are possible at one time.
      H<familypost> {helper} can take it down and not ask for reasons.
      H<familypost> {helper} can settle a rule for everyone in the house: ask first, then show. ~ It protects the adults as well.
      T<familypost> {he} can say which pictures are fine and which are not. ~ A list gets further than a row.
      T<familypost> {he} can ask, "Can it go to the family only?" ~ Often that is all that was wanted.
      C<familypost> {he} can think, "They meant it kindly, and I still get a say."
      A<familypost> What was posted can be taken down, and what comes next can be asked about. Some relatives will need reminding, since old habits have quick thumbs. The shelf is still there as well, with its nine visitors. It was a good place for a picture all along.
    `,
  },
};
