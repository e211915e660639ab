import { said, type NamedScene } from '../scene.ts';

/** A parent with tubes who is asleep or sedated when the child visits. Nothing is said of how it will end. */
export const asleepInHospital: NamedScene = {
  id: 'tubes',
  image: 'a hand on a blanket, which is the same hand among the tubes',
  cue: said(
    String.raw`\b(?:tubes?|wires|ventilat\w*|icu|intensive care|coma|unconscious|sedat\w*|does ?n['’]?t (?:always )?wake|not wak\w+|won['’]?t wake|hasn['’]?t woken|can['’]?t (?:talk|speak|answer)|doesn['’]?t know (?:us|him|her|we))\b`,
    String.raw`\b(?:ear tubes?|grommets?|feeding tube|home (?:now|again)|(?:is|came|coming|back) home|baby|brother|sister)\b`,
  ),
  decides: false,
  titles: { young: 'A Hand on a Blanket', older: 'A Hand on a Blanket' },
  text: {
    '4-5': `
      D<tubes> {who} is in hospital and sleeps a lot, also by day. There are tubes, and a machine says beep. {Name} may think it looks strange. The tubes bring water and medicine, and some bring air. {who} may not wake up or talk. That is the illness, and nobody here made it.
      P<tubes> A nurse looks at the tubes all day and all night. The beeps tell the nurse what the body needs.
      Q<tubes> Next to the bed, {Name} may feel ____.
      H<tubes> {helper} can say what each thing is for.
      H<tubes> {helper} can go out with {Name} when it is enough.
      T<tubes> {he} can touch the hand, or just look.
      T<tubes> {he} can hang up a picture.
      C<tubes> {he} can say, "Hello. It is me."
      A<tubes> The hand on the blanket is the same hand. A visit can be short. The nurse stays there, by day and by night. The hospital looks after {who}. At home, somebody looks after {Name}.
    `,
    '6-7': `
      D<tubes> In the hospital {who} lies in a bed with tubes and wires. {Name} may hope for a talk, but {who} may not wake up. A badly hurt or ill body needs all its strength for mending. So it sleeps, and some medicine makes that sleep deeper. It is not about who came to visit. Nobody in the family caused it.
      P<tubes> Each tube has one job. One brings air, one brings food, and one brings medicine. The wires only measure. Nurses can read all of it as others read a clock.
      P<tubes> Whether somebody asleep like that can hear is not known for sure. Nurses talk to them anyway. A known voice does no harm.
      Q<tubes> Next to the bed, {Name} may feel ____. It can change from one minute to the next.
      H<tubes> {helper} can ask the nurse the questions that are hard to ask.
      H<tubes> {helper} can say what the doctors know, and what nobody knows yet.
      T<tubes> {he} can tell the hand on the blanket about the day.
      T<tubes> {he} can stay in the corridor with somebody. ~ That is a visit as well.
      C<tubes> {he} can think, "The tubes help. The hand is the same."
      A<tubes> Between the tubes there is a hand, with the same thumb as before. A visit to a hospital may be five minutes long. Nobody knows yet how each day will be. The grown-ups will say what they know. In the meantime there are nurses there, and supper here.
    `,
    '8-10': `
      D<tubes> In films about hospitals people open their eyes when the right visitor comes. It does not work like that, and for {Name} that can be hard to sit next to. {who} may sleep through a whole visit. A badly injured or ill body puts its strength into repairs. Some medicines keep it asleep on purpose. It says nothing about who is missed in there. Nothing that anyone in the family did or said brought it about.
      P<tubes> Every tube in that room has one task, and all of them can be explained: air, food, medicine, water. The wires bring nothing and take nothing, they only report. Alarms that make visitors jump are mostly a sensor that has slipped.
      P<tubes> Nobody can say for certain how much somebody hears in such a sleep. Nurses talk to their patients all the same, about the weather and about what they are going to do next.
      Q<tubes> On the way out of the room, {Name} might notice ____. Relief and guilt can turn up together, and neither is wrong.
      H<tubes> {helper} can find out what is known today, and pass it on without making it prettier.
      H<tubes> {helper} can agree on a sign for "I would like to go out now."
      T<tubes> {he} can read something aloud at the bed, such as the football page. ~ It is easier than finding words.
      T<tubes> {he} can write down what happened each day. ~ There will be somebody to tell, or it was written for the one who wrote.
      C<tubes> {he} can think, "The tubes are work. The hand is the same one."
      A<tubes> A visit to a hospital has no right length. Five minutes count, and so does an hour with a comic. What comes next is not known yet, and the adults will say when it is. If it gets too heavy, any of them can be told, at home or in school. On the blanket lies a hand that can be held, with or without words.
    `,
    '11+': `
      D<tubes> Some rooms in a hospital are built for staff and not for visitors. There are screens, tubes and a curtain, and somewhere in the middle is {who}, who may sleep through all of it. {Name} may find the face changed and have no idea what to say to it. That is how most people stand there on the first day. Nothing that was said at home, or left unsaid, has any part in it.
      P<tubes> Each line has a single purpose, and a nurse will explain them to anyone who asks: breathing, feeding, medicine, measurements. Alarms are designed to be early. Most of them announce a loose sensor.
      P<tubes> Relatives often give reports that are brighter than the facts, in the belief that it helps. Being told the truth in plain words is usually easier to bear than working it out from faces.
      Q<tubes> In the lift on the way down, {Name} might notice ____. Numb is a common answer, and it counts as one.
      H<tubes> {helper} can tell {him} what the doctors actually said, including the parts with "we don't know."
      H<tubes> {helper} can ask the hospital for somebody who talks to families. ~ If it becomes too much to manage, a doctor or any trusted adult is to be told the same day.
      T<tubes> {he} can decide each time whether to go in, and for how long. ~ Staying in the corridor is no desertion.
      T<tubes> {he} can record a message or a song to be played there. ~ It works at hours when nobody may visit.
      C<tubes> {he} can think, "I do not need to find the right words. I can sit here."
      A<tubes> Such weeks have no shape, and they make ordinary things look peculiar. It is all right to laugh at school, to miss a day, to be furious about nothing. How it will turn out is not known, and those who know first will say so. Among all that equipment there is one familiar hand, and holding it for a minute is a complete visit to a hospital.
    `,
  },
};
