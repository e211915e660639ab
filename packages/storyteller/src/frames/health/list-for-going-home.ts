import { said, type NamedScene } from '../scene.ts';

/** A child in hospital who wants to know when it goes home, and whether anybody still thinks of it. */
export const listForGoingHome: NamedScene = {
  id: 'goinghome',
  image: 'a list of what a body can do before it goes home, with more and more ticks on it',
  cue: said(
    String.raw`\b(?:when|whether|if|how long|how many (?:days|nights|sleeps)|why)\b[^.!?]{0,30}\b(?:go(?:es|ing)?|be|get(?:s|ting)?|come|allowed|send|sent|let|leave|out)\b[^.!?]{0,10}\b(?:home|out)\b|\bforgotten? (?:us|him|her|them|to (?:send|let)|about (?:us|him|her|them))\b|\b(?:wants?|begs?|asks?|asking|cries|crying|keeps? (?:asking|saying)|just wants?) (?:\w+ )?to (?:go|come|be) home\b|\b(?:wants?|asks? for) home\b|\b(?:never|not|won'?t) (?:be )?(?:go|going|get|allowed|let|come|coming)\w* home\b|\bstay(?:ing)? (?:here|there|in) for ever\b|\b(?:cries|crying|cry|begs?) for home\b|\bis it today\b|\b(?:his|her|their) own bed\b`,
    String.raw`\b(?:came home|home from (?:the )?hospital|back home|since (?:he|she|we) (?:came|got|went) home|is home now|brother is in|sister is in|goes into|going into|next (?:week|month)|tomorrow)\b`,
  ),
  decides: false,
  answers: /\b(?:home|forgotten|lights?|how long|when)\b/i,
  titles: { young: 'Ticks on a List', older: 'The List for Going Home' },
  text: {
    '4-5': `
      D<goinghome> In a hospital there is a list for each child. It says what a body can do before it goes home. {Name} may not see that list. The nurse and the doctor see it each day. Some things on it get a tick. The others need more time.
      P<goinghome> Nobody there forgets a child. The name is on a door, a bed and a list.
      P<goinghome> Nurses turn lights down in the evening, so that people can sleep. They are still there.
      Q<goinghome> When it is night there again, {Name} may feel ____.
      H<goinghome> {helper} can ask what is next on the list.
      H<goinghome> {helper} can say who stays and who comes next.
      T<goinghome> {he} can ask, "What is my body still working on?"
      T<goinghome> {he} can draw the way from the bed to the front door.
      C<goinghome> {he} can think, "They know I am here."
      A<goinghome> Today the nurse wrote on the list again. Nobody can say the day yet. When it comes, somebody will say it out loud. Till then {his} name is on a bed, and people know it.
    `,
    '6-7': `
      D<goinghome> For each child in a hospital, the doctors keep a list. It says what a body needs to do before it goes home. {Name} may wonder if it has been forgotten. The list is looked at each morning and each night. Some lines are ticked, and some need more time. It goes by the body and not by the calendar.
      P<goinghome> Doctors do not like to name a day too early. They might be wrong, and then it is hard for all. So they say "we will see", and mean just that.
      P<goinghome> In the evening the lights go down on a ward. It does not mean that people have left. The ones on nights read the list before they start.
      Q<goinghome> When another evening comes, {Name} may feel ____. It may be a bit less by morning.
      H<goinghome> {helper} can ask the doctors to say the list in plain words.
      H<goinghome> {helper} can make a copy of it, with boxes for ticks.
      T<goinghome> {he} can ask the doctor, "What is the next tick?"
      T<goinghome> {he} can write down what comes first at home.
      C<goinghome> {he} can think, "I am on the list, and they read it."
      A<goinghome> The nurse comes by with a small light and a pen. {his} name is on the chart, and it is read each night. When all the ticks are there, somebody says, "Home today." Nobody knows the day yet, and nobody has forgotten.
    `,
    '8-10': `
      D<goinghome> Hospitals have a word for going home, which is discharge, and there is a list for it. It says what a body is to show first, such as eating again or a night without fever. {Name} may be waiting for a date, while the doctors are waiting for ticks. That is why they answer "we will see" to a question with "when" in it. They are not hiding a day. There is none yet.
      P<goinghome> A team hands over twice a day, in the morning and in the evening. Every name is said aloud, with what has changed. Nobody is left out of that.
      P<goinghome> Staff know that "soon" is a useless word. Some use it when they are in a hurry, and can be asked for a better one.
      Q<goinghome> When the lights go down again, {Name} might feel ____. Evenings are the longest part of a ward.
      H<goinghome> {helper} can ask the team which points are left, and write them where they can be seen.
      H<goinghome> {helper} can keep the news from home coming. ~ It shows that the place is still there.
      T<goinghome> {he} can ask the doctor on the round, "What would have to change?"
      T<goinghome> {he} can plan the first evening at home, down to the supper.
      C<goinghome> {he} can think, "Not a date yet, but a list, and I am on it."
      A<goinghome> The night nurse has a lamp no bigger than a pencil, and reads the chart by it. Some lines have a tick that was not there on the first night. When the last one gets one, it will be said aloud, and then it tends to go fast. Hospitals need their beds. They do not keep anybody by mistake.
    `,
  },
};
