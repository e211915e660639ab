import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const SPECS = String.raw`\b(?:(?:eye ?)?glasses|specs|spectacles)\b`;
const OFF = String.raw`\b(?:takes? (?:\w+ ){0,3}off|taking (?:\w+ ){0,3}off|hid(?:es?|ing|den)|won['’]?t|wont|will not|refus\w+|does ?n['’]?t|doesnt|never (?:has|wears?|puts?)|not wear\w*|only wears?|keeps? (?:\w+ ){0,2}in (?:his|her|their) (?:bag|tray|drawer|pocket|case)|without (?:his|her|their)|pretends?)\b`;
const AT_SCHOOL = String.raw`\b(?:school|class\w*|lessons?|teachers?|playground|in front of (?:\w+ ){0,2}(?:friends|people|others|kids|children)|his bag|her bag|their bag)\b`;

/** Glasses that stay in a bag at school and are worn at home: somebody would rather not be seen in them. */
export const glassesInABag: NamedScene = {
  id: 'specsinbag',
  image: 'a pair of glasses in the dark of a bag, and a board that is clear with them',
  cue: said(
    `(?=[^]*${SPECS})(?=[^]*${AT_SCHOOL})[^]*?${OFF}`,
    String.raw`\b(?:nursery|pre-?school|teas\w*|laugh\w*|call(?:s|ed) (?:him|her|them)|names|bull\w*|broke\w*|lost|los(?:es|ing)|sun ?glasses|swimming|patch|headaches?|(?:needs|may need|might need) glasses|(?:teacher|brother|sister|friend|mum|dad)['’]s glasses|won['’]?t wear (?:them|his glasses|her glasses) at home)\b`,
  ),
  decides: true,
  answers: /\b(?:school|class|home|hid\w*|bag|takes?|off|wears?|teacher)\b/i,
  titles: { young: 'Out of the Bag', older: 'In the Dark of a Bag' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Takes it seriously that glasses may be harder to wear at school than at home.',
      'Says what glasses are for, without a telling-off.',
      'Offers a small beginning, such as one lesson.',
    ],
    talk: {
      young: [
        'Where were the glasses in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we choose a place for the case at school?',
      ],
      older: [
        'What did the board look like with them, and without?',
        'Which word went into the blank?',
        'Shall we choose one lesson to begin with?',
      ],
    },
  },
  text: {
    '4-5': `
      D<specsinbag> At home the glasses sit on {his} nose. At school {Name} may take them off. Then they lie in the dark. Lots of eyes are at school. To be looked at can feel odd. But glasses in a bag cannot help eyes to see.
      P<specsinbag> Other children look once or twice. Then they want to play.
      Q<specsinbag> With glasses on at school, {Name} may feel ____.
      H<specsinbag> {teacher} can keep the case in a good place.
      H<specsinbag> {helper} can go to the door with {him}, glasses on.
      T<specsinbag> {he} can put them on for one story.
      T<specsinbag> {he} can show them to one friend.
      C<specsinbag> {he} can say, "Out of the dark, and I see."
      A<specsinbag> For one story the glasses were out of the bag. The pictures had sharp edges, and so did the mouse. Nobody said much. They can come out for another story tomorrow.
    `,
    '6-7': `
      D<specsinbag> A pair of glasses can do nothing in the dark of a bag. At home {Name wears} them. At school there are more people to look, so it is harder there. A new thing on a face feels huge from inside. From outside it is about as big as a new jumper. And without it the board is soft at the edges.
      P<specsinbag> Eyes without their glasses work hard all day. It makes people tired, and nobody can see why.
      P<specsinbag> Other children look when something is new. After some days they look at what somebody says.
      Q<specsinbag> When it is time to put them on in class, {Name} may feel ____.
      H<specsinbag> {teacher} can find a place for the case and say nothing about it.
      H<specsinbag> {helper} can ask what is the hardest bit about school. ~ It may be one person or one remark.
      T<specsinbag> {he} can begin with one lesson, the one with the most on the board.
      T<specsinbag> {he} can put them on before the others come in. ~ Then there is nothing new to see.
      C<specsinbag> {he} can think, "My eyes, my glasses, one lesson."
      A<specsinbag> For one lesson the glasses came out of the bag. The board had edges, and so had the clock. If somebody says something unkind, it can be told to a grown-up. A face with glasses is a face, and it can see the clock.
    `,
    '8-10': `
      D<specsinbag> There is a pair of glasses that works perfectly well at home and spends the school day in a bag. {Name} may have decided that being seen in them costs more than seeing. It is an understandable sum, and one number in it is off. A change on one's own face feels about ten times as large as it looks. What it costs to go without is not small. Words on the board take guessing, and guessing is tiring.
      P<specsinbag> Scientists once sent people into a room in an embarrassing T-shirt. They guessed that half of the others had noticed it, and about a quarter had. Glasses are a good deal less odd than that shirt.
      P<specsinbag> A teacher sees somebody who copies from a neighbour or looks out of the window, and draws the wrong conclusion.
      Q<specsinbag> With the case in one hand and people around, {Name} might feel ____.
      H<specsinbag> {helper} can find out whether there was a remark, and by whom. ~ A remark can be dealt with.
      H<specsinbag> {helper} can ask the optician for another frame, if it is the frame. ~ Small things can be changed.
      H<specsinbag> {teacher} can offer a seat near the front without saying why.
      T<specsinbag> {he} can wear them for one lesson a day this week, and choose which.
      T<specsinbag> {he} can put them on before going in, so that there is no moment to watch.
      C<specsinbag> {he} can think, "It is news for a week, and then it is a face."
      A<specsinbag> The case came out of the bag, and for forty minutes the board kept still. Somebody looked, somebody asked, and somebody wanted to borrow a rubber. The sum can be done again with new numbers. Glasses that are worn stop being news sooner than those in a bag.
    `,
    '11+': `
      D<specsinbag> Somewhere between the front door and the classroom, a pair of glasses regularly disappears into a bag. {Name} has presumably weighed it up: a blurred board on one side, other people's eyes on the other. At this age the second weighs a great deal, and it helps nobody to be told that looks do not matter. Still, the calculation rests on a guess about how closely others look. They are mostly occupied with how they look themselves.
      P<specsinbag> Adults tend to answer with "but they suit you", which is kind and beside the point. The point is who decides what is seen.
      P<specsinbag> Going without has a price that is paid slowly, in headaches, in tiredness and in things copied down wrong.
      Q<specsinbag> Taking them out in front of others, {Name} might notice ____.
      H<specsinbag> {helper} can ask the optician what else is possible, such as another frame or, at some point, contact lenses.
      H<specsinbag> {helper} can leave the subject alone for a fortnight, if there is an agreement about certain lessons.
      T<specsinbag> {he} can settle on the two lessons in which it matters most, and wear them there.
      T<specsinbag> {he} can let one friend see them first, outside school.
      C<specsinbag> {he} can think, "I decide when I can see."
      A<specsinbag> For two lessons the glasses were on and the bag held only books. It was noticed, probably, for as long as a new haircut is. What people take for granted about a face is whatever they have seen ten times. The other side of the sum was a clear board, a legible bus number and an evening without a headache.
    `,
  },
};
