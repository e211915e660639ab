import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const LIBRARY = String.raw`\b(?:library|book corner|reading corner|classroom|empty (?:class)?room|teacher['’]?s room|computer room|music room|art room)\b`;
const LUNCH = String.raw`\b(?:lunch\w*|break\w*|play ?times?|dinner ?times?|sandwich\w*|packed lunch)\b`;
const ALONE = String.raw`\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+|hid(?:es?|ing)|nobody|no ?one|no friends|avoid\w*|lonely|instead of (?:the playground|going out|playing))\b`;

/** A lunch hour alone among books: a good place for a rest, and one step that can be taken from there. */
export const lunchAmongBooks: NamedScene = {
  id: 'amongbooks',
  image: 'a table in the library, and a second chair at it',
  cue: said(
    `(?=[^]*${LUNCH})(?=[^]*${ALONE})[^]*?${LIBRARY}`,
    String.raw`\b(?:secondary|high school|year (?:7|8|9|10|11)|prefers?|happy|by choice|likes? (?:to be|being)|told off|kept in|detention|toilets?|public library|story ?time|scared of the dark)\b`,
  ),
  decides: true,
  answers: /\b(?:library|lunch\w*|alone|own|eats?|sandwich\w*|hid\w*|sits?|break\w*)\b/i,
  titles: { older: 'A Second Chair' },
  roles: {
    teacher: TEACHER,
    room: {
      fallback: { text: 'the library' },
      cues: [{ match: /^(?![^]*\blibrary\b)[^]*\b(?:class ?room|empty (?:class)?room|(?:computer|music|art) room|teacher['’]?s room)\b/i, phrase: { text: 'the empty room' } }],
    },
  },
  beside: {
    benefits: [
      'Says that a quiet room at lunch is a good idea, and no failing.',
      'Looks for no fault in {name} for being alone.',
      'Offers one step from there, and names who can help.',
    ],
    talk: {
      young: ['Where is it quiet at lunch?', 'Which word fits in the blank for {name}?', 'Shall we think of one person to ask?'],
      older: ['What is good about {room} at lunch?', 'Which word went into the blank?', 'Shall we choose one lunch for one small step?'],
    },
  },
  text: {
    '6-7': `
      D<amongbooks> At lunch the playground is loud, and {room} is quiet. {Name} may spend the time there, with nobody else. It is warm inside, and there is no need to ask anyone. That is a good idea for a rest. Nothing is wrong with somebody who sits alone at lunch. It can be lonely too, and there is a second chair.
      P<amongbooks> Grown-ups at school look at the playground. They may not know who is indoors. They would like to.
      P<amongbooks> Other children may wish for a quiet lunch as well. They do not know that there is room.
      Q<amongbooks> When the bell rings for lunch, {Name} may feel ____. It can be two words.
      H<amongbooks> {teacher} can find a job for two at lunch, such as sorting books.
      H<amongbooks> {helper} can ask somebody from the class to play at home.
      T<amongbooks> {he} can ask one person, "Do you want to come along?"
      T<amongbooks> {he} can stay for half of the time and then go out.
      C<amongbooks> {he} can think, "I can have quiet, and I can have company."
      A<amongbooks> In {room} there are two chairs at the table. On some days one is enough. On another day somebody sat on the second. The book was about sharks. Lunch can be quiet, and it can have a friend in it.
    `,
    '8-10': `
      D<amongbooks> At lunch a school gets very loud, and one room in it stays quiet. {Name} has been spending that time in {room}, without friends. As ideas go it is a good one: it is warm, and nobody is picked or not picked. It does one thing well, which is to get somebody through the hour. It does not bring anyone closer to having friends. Both are true, and neither says anything about what {Name} is like.
      P<amongbooks> Staff count heads in the playground. Somebody indoors does not show, so they may have no idea.
      P<amongbooks> Those who laugh together out there mostly sat beside each other once by chance. It was no competition.
      Q<amongbooks> When the others run out to lunch, {Name} might feel ____. Glad and lonely can come as a pair.
      H<amongbooks> {teacher} can offer a job or a club at lunch, with one other person in it. ~ Two people with a task have something to talk about.
      H<amongbooks> {helper} can ask for one name, and invite that one person home.
      T<amongbooks> {he} can say to somebody, "It's quieter in there. Want to come?"
      T<amongbooks> {he} can keep four lunches as they are, and try one thing on the fifth.
      T<amongbooks> {he} can tell one adult, "I'm always on my own at lunch." ~ That is enough to start with.
      C<amongbooks> {he} can think, "It is a good room. There is a second chair in it."
      A<amongbooks> The table in {room} is still there, and it is nice to know that it is. On one day of the week somebody sits across from it, reading bits out. A friend at lunch may begin as small as that, with one person and one book. The other days can stay quiet for as long as that is good.
    `,
  },
}; // prettier-ignore
