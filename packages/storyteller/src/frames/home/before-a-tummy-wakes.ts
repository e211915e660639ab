import { said, type NamedScene } from '../scene.ts';

/** A breakfast that is skipped because nothing is wanted so early. */
export const beforeATummyWakes: NamedScene = {
  id: 'breakfast',
  image: 'a tummy that wakes up later than its owner, and something small in a pocket',
  cue: said(
    String.raw`\bbreakfasts?\b[^]*\b(?:skip\w*|refus\w+|won['’]?t|wont|will not|(?:does|is|was)(?:n['’]?t| not)|not|never|no appetite|sick|hungry|takes (?:ages|forever|hours)|battle)\b|\b(?:skip\w*|refus\w+|won['’]?t (?:eat|have|touch)|wont (?:eat|have|touch)|(?:does|is)(?:n['’]?t| not) (?:want|like|eat|have|hungry)|not (?:eat\w*|hav\w+|hungry)|never (?:eats|has)|no)\b[^.!?]{0,24}\bbreakfast\b`,
    String.raw`\b(?:energy drinks?|crisps|weight|fat|calories|diet|before breakfast|until breakfast|nursery breakfast club)\b`,
  ),
  decides: false,
  answers: /\b(?:hungry|breakfast)\b/i,
  titles: { young: 'The Tummy Wakes Up Too', older: 'Something for Ten O’Clock' },
  text: {
    '4-5': `
      D<breakfast> In the morning {Name is} awake, and the tummy may not be. It says, "No food yet." A tummy can be slow after a night. But legs and a head like something to run on. A small bite is a start, and so is a drink.
      P<breakfast> Grown-ups are like that too. Some eat a lot at once, and some just want tea.
      Q<breakfast> At breakfast, {Name} may feel ____.
      H<breakfast> {helper} can put out something small. ~ Small is enough to begin.
      H<breakfast> {helper} can wait with it until shoes are on.
      T<breakfast> {he} can take a sip first, and then look again.
      T<breakfast> {he} can choose the night before what to eat.
      C<breakfast> {he} can think, "Wake up, tummy. Just a bite."
      A<breakfast> First came a sip, and then a bite of food or two. The tummy rubbed its eyes. Some days it wakes up fast, and some days it does not. Later it will have a lot to say.
    `,
    '6-7': `
      D<breakfast> Bodies do not wake up all at once. The eyes are first, and the stomach is often last. So {Name} may look at breakfast and want no food at all. That feeling is real. Only, by ten o'clock the stomach is awake, and there is nothing in it.
      P<breakfast> Grown-ups say "eat something" in the morning because they think of ten o'clock.
      P<breakfast> In some homes people eat as soon as they are up. In others they drink first and eat later.
      Q<breakfast> At the table in the morning, {Name} may feel ____. It may be in the tummy.
      H<breakfast> {helper} can put out something small, with no talk about it.
      H<breakfast> {helper} can think of food that fits in a hand.
      T<breakfast> {he} can get dressed first and eat last. ~ Ten minutes are a lot for a stomach.
      T<breakfast> {he} can start with a drink and two bites.
      C<breakfast> {he} can think, "My tummy is late. I bring it something."
      A<breakfast> Two bites of food went in, and the rest came along. At ten o'clock the stomach woke up and found something there. It may be more tomorrow, or it may be two bites again. A morning with something in it goes better.
    `,
    '8-10': `
      D<breakfast> "I am not hungry" is often simply true at half past seven. A stomach takes a while after waking up, and {Name} may have one of the slow ones. So the taste for food comes late. The difficulty is in the timetable: when hunger arrives at ten, it arrives in the middle of a lesson. It may not even feel like hunger. It can feel like being cross, or like a sum that will not work out.
      P<breakfast> Adults who insist on breakfast are thinking of ten o'clock. They often drink coffee standing up and call that a meal.
      P<breakfast> People are built differently in this. Some wake up starving, and some could wait until noon.
      Q<breakfast> With a plate in front so early, {Name} might feel ____.
      H<breakfast> {helper} can put out something small and leave it uncommented.
      H<breakfast> {helper} can look for food that travels, such as a roll, if school allows it.
      T<breakfast> {he} can eat last of all, after clothes and bag. ~ A quarter of an hour makes a difference to a stomach.
      T<breakfast> {he} can notice for three days how it is at ten o'clock, with breakfast and without.
      C<breakfast> {he} can think, "Not hungry yet. Something for ten o'clock."
      A<breakfast> Half a roll went in and half went along, and at ten o'clock it was worth having. Nobody needs to be hungry on command. A body that gets some food early tends to ask for it by and by. The rest is a matter of pockets.
    `,
  },
};
