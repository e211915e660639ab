import { said, type NamedScene } from '../scene.ts';

/** "Mum!" to a teacher, and a class that laughed. */
export const calledTheTeacherMum: NamedScene = {
  id: 'teachermum',
  image: 'a small word that came out of the wrong drawer',
  cue: said(
    String.raw`\b(?:call(?:s|ed|ing)?|said|says?)\b[^.!?]{0,24}\b(?:teacher|miss|mrs \w+|mr \w+|ta|sir)\b[^.!?]{0,10}["“'‘]?\b(?:mum|mummy|mam|mom|mommy|dad|daddy|nan|nana|granny|grandma)\b|\b(?:call(?:s|ed|ing)?|said|says?) ["“'‘]?(?:mum|mummy|mam|mom|dad|daddy|nan)["”'’]? to (?:the |his |her |their )?(?:teacher|miss|mrs|mr|ta)\b`,
    String.raw`\b(?:teacher called (?:me|us|mum|home|his|her)|rang|phoned|the teacher calls)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:call\w*|laugh\w*|mum|dad|class|embarrass\w*|teacher|front)\b/i,
  titles: { young: 'A Word From the Wrong Drawer', older: 'The Wrong Drawer' },
  text: {
    '4-5': `
      D<teachermum> A head has a drawer for names. A name can jump out of the wrong one. {Name} called the teacher by a name from home. Some children laughed. It happens to lots of people, and it hurts nobody.
      P<teachermum> Teachers hear it all the time. They mostly find it nice.
      Q<teachermum> When others laugh, {Name} may feel ____.
      H<teachermum> {helper} can tell about a funny slip of their own.
      T<teachermum> {he} can say, "Oops!" and go on.
      C<teachermum> {he} can say, "Oops, wrong drawer."
      A<teachermum> The laugh is over, and the name is back in its drawer. Tomorrow the right one comes out, or an oops does. There is paint to use now. Names do not mind.
    `,
    '6-7': `
      D<teachermum> A head keeps names in drawers, and one can come out wrong. {Name} called the teacher by a name from home, and others laughed. The drawer for people who help is used all day long. A face can get hot from that. It is one of the most common slips there are.
      P<teachermum> Teachers hear it nearly every week. They know that it means somebody feels at home.
      P<teachermum> Those who laughed were surprised. Some have done it too. This time it was not them.
      Q<teachermum> When somebody laughs, {Name} may feel ____. It may be hot in the ears.
      H<teachermum> {helper} can tell of a wrong name that came out at work.
      H<teachermum> {helper} can listen, and laugh only if {Name} does.
      T<teachermum> {he} can say, "Oops. Wrong name!"
      T<teachermum> {he} can go on with the question. ~ It was a good question.
      C<teachermum> {he} can think, "Wrong drawer. It happens."
      A<teachermum> The laugh lasted for some seconds. The hot ears lasted a bit longer, and then they were just ears. The right name comes out most of the time. If it does not, there is an oops for that.
    `,
    '8-10': `
      D<teachermum> Names lie in a brain as in drawers, and in a hurry it may open the wrong one. {Name} called the teacher by a name from home, and the class laughed. All the people who look after somebody lie in one drawer. It feels enormous for about a minute. It says that the brain has filed the teacher under kind people, and nothing else.
      P<teachermum> Parents go through the names of all their children, and sometimes of the dog, before they reach the right one. It is the same drawer.
      P<teachermum> Of those who laughed, several have done it themselves. A laugh comes out of surprise before anyone thinks how it sounds.
      Q<teachermum> In the minute after it, {Name} might feel ____. Ears can be a thermometer.
      H<teachermum> {helper} can tell of a wrong word said in front of a lot of people.
      H<teachermum> {helper} can mention it to the teacher if the laughing goes on.
      T<teachermum> {he} can say, "Wrong drawer," and ask the question again.
      T<teachermum> {he} can laugh along, if it is funny by then. ~ Nobody is obliged to.
      C<teachermum> {he} can think, "It is a filing mistake."
      A<teachermum> By lunch somebody had dropped a tray, and that was the news of the day. The word is back where it belongs, and it will slip out again somewhere, to someone else. The teacher has heard it dozens of times and said nothing about it. In a school, it is nearly a compliment.
    `,
  },
};
