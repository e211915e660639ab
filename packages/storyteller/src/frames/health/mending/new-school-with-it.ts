import { said, type NamedScene } from '../../scene.ts';
import { KEPT_HIDDEN } from '../under-the-hair.ts';

/** A deaf child who begins at a school where most people hear: batteries, questions, the playground, a microphone. */
export const newSchoolWithIt: NamedScene = {
  id: 'schoolwithit',
  image: 'a small box with spare batteries in it, and a plan that a class can learn',
  cue: said(
    String.raw`(?=[^]*\b(?:implants?|hearing aids?|processors?|radio aid)\b)(?=[^]*\b(?:start(?:s|ing)?|mainstream|new school|moving (?:up|school)|changing school|transition\w*|first day)\b)[^]*?\b(?:school|class|reception|year \w+)\b`,
    String.raw`\b(?:swimming lessons?|broke|lost (?:his|her))\b|${KEPT_HIDDEN}`,
  ),
  decides: true,
  answers: /\b(?:playground|asking|batter\w+|radio aid|mornings|mainstream|deaf unit|communicator)\b/i,
  titles: { young: 'A Plan for New Ears', older: 'Spare Batteries and a Plan' },
  text: {
    '4-5': `
      D<schoolwithit> At the new school, most ears work without a battery. {Name} may hear with something small behind the ear. There are things that a class can learn. They can look up when they talk, and come close. Hands can talk, too.
      P<schoolwithit> Other children look, because it is new to them. They may ask once, and then they want to play.
      Q<schoolwithit> At the new school, {Name} may feel ____.
      H<schoolwithit> {helper} can show the teacher how the battery is changed.
      H<schoolwithit> {helper} can find a quiet corner for the ears.
      T<schoolwithit> {he} can tell the teacher when an ear goes quiet.
      T<schoolwithit> {he} can tap a friend on the arm and point.
      C<schoolwithit> {he} can say, "Look at me, please."
      A<schoolwithit> The teacher has the box with the battery. Somebody learned to wave before talking. The yard is loud for everybody. The corner is quiet.
    `,
    '6-7': `
      D<schoolwithit> In a new school, people do not know what helps with hearing. {Name} may think about three things. A battery can run out in class, a playground swallows voices, and people ask. For each of them there can be a plan. A spare battery in a box is one.
      P<schoolwithit> Children ask because they have not seen it. One short answer is enough for most of them.
      P<schoolwithit> A teacher with a microphone may forget to switch it off at break. It makes for funny news in the ear.
      Q<schoolwithit> On the first mornings at the new school, {Name} may feel ____. It may be two things at once.
      H<schoolwithit> {helper} can agree on a sign for a flat battery. ~ A hand on the ear is quick.
      H<schoolwithit> {helper} can find out who helps at which hours.
      T<schoolwithit> {he} can show two children the wave, the tap and the face.
      T<schoolwithit> {he} can have one sentence ready for questions. ~ "It helps me hear. Want to play?" is short.
      C<schoolwithit> {he} can think, "Spare battery, wave first, quiet corner."
      A<schoolwithit> The box with the spare battery has its place up high, with the teacher. In the playground somebody waves now before talking. Ears that work so hard need a quiet corner, and there is one. By then the questions have become old news.
    `,
    '8-10': `
      D<schoolwithit> In a class where everybody else simply hears, one person is the only expert on hearing. {Name} may have been in places where nobody needed an explanation, and now there are thirty who do. Some worries are practical, such as a flat battery in the middle of maths. Others run about: a playground takes every voice apart. The third kind is questions. All three get smaller with a plan that others know as well. Hearing well in a school is a matter for the whole team.
      P<schoolwithit> Most people turn away while they are talking without knowing it. They do better when they are told, and they forget again. That is habit and not rudeness.
      P<schoolwithit> Teachers who wear the microphone of a radio aid forget to switch it off. Whole staff rooms have been overheard like that.
      Q<schoolwithit> Before the bell on the first days, {Name} might feel ____. Being tired by two o'clock is part of listening that hard.
      H<schoolwithit> {helper} can settle with the school where spare batteries are, and who knows how to change one.
      H<schoolwithit> {helper} can find out who helps, and at which hours. ~ That question belongs to adults.
      T<schoolwithit> {he} can teach two people the three rules: face to face, one at a time, wave first.
      T<schoolwithit> {he} can answer questions once, in front of everybody, or hand out one sentence. ~ Both are better than thirty times.
      C<schoolwithit> {he} can think, "I know how this works. They are learning it."
      A<schoolwithit> The spare batteries are in the teacher's second drawer, and half of the class know that. At break, somebody waves before shouting. Listening that hard needs an hour of quiet afterwards, and that hour is in the plan. A few have asked to hear how it works.
    `,
    '11+': `
      D<schoolwithit> A mainstream school is designed for ears that do the work unnoticed. Anyone whose hearing depends on a battery arrives as the only specialist in the building. {Name} may have come from a place where none of it needed explaining, which makes the first weeks unusually talkative. The practical risks are known: flat batteries, playgrounds, teachers who address the whiteboard. The questions are known as well. Each can be met with an arrangement, provided that others are told their part in it.
      P<schoolwithit> People forget to face the person they talk to because they have had no need to remember. Reminding them is not a complaint.
      P<schoolwithit> Staff with a radio microphone tend to walk off with it switched on. It gives a unique insight into school life.
      Q<schoolwithit> Before the first lesson, {Name} might notice ____. Listening fatigue has been measured, and it is real by the afternoon.
      H<schoolwithit> {helper} can get the arrangements in writing: seating, spare batteries, captions, and who helps at which hours.
      H<schoolwithit> {helper} can name one member of staff who sorts things out on the same day.
      T<schoolwithit> {he} can decide how much to explain, to whom, and once. ~ A short message to the form does it.
      T<schoolwithit> {he} can plan quiet into the day, with everything off. ~ It is maintenance.
      C<schoolwithit> {he} can think, "I know how this works. They are the beginners."
      A<schoolwithit> Within weeks, the batteries have a drawer and the teachers have mostly learned to turn round. Three people tap before they talk, and one of them overdoes it. The playground stays loud, and there are better places to talk. What others hear without trying costs energy here. It is reasonable to be quiet after school.
    `,
  },
};
