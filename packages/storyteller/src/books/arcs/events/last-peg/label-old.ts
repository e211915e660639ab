import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The lasts are written down in a notebook, and there is one that will not go into it. */
export function old(going: Going): Told {
  const { A, a, B, b, G, g, Gcap } = going;
  const { refrain, title, school, T, t } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'hold', 'sad', 'notebook'), seen(B, 'walk', 'happy')],
        },
        `On the last day of ${school} ${A.introduced} brought a notebook. It was for writing down the lasts, so that none of them got away. Before nine there were already three in it. There was the last time late, and the last time through the gate. There was the last time that ${B.introduced} said, "Race you," and started too soon. "${refrain}" said ${a}, and wrote.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'curious')],
          things: ['coat'],
        },
        `Then there was the peg. It was the one by the window, and ${a} had had it from the start. The name on it was on a label as thick as a biscuit. It had always been like that. On wet days you could put your thumb on it and it gave a little, like bread. "It's a peg," said ${b}. "It's the last time that it's mine," said ${a}, and hung up the coat, and wrote that down too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'happy')] },
        `${T.introduced} did the register in song, because there was nobody left to be told off for it. You had to sing back. ${a} had planned to make it last, and held on to "here" until there was no more breath. All the same, it was one word. ${t} drew a line under the list and blotted it. "${refrain}" said ${a}. ${b} looked over. "You've spelled register wrong," said ${b}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `At break they played wall, which cannot be explained to anybody who was not there. For a quarter of an hour ${a} did not write anything. There was only running. Then the bell went, and it went through ${a} like a spoon through jelly. "I never noticed it!" said ${a}. "That was the last one, and I was just playing." "That's what it's for," said ${b}, who was red in the face and had won. "${refrain}" said ${a}, and could not remember the score.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['notebook'],
        },
        `There was the last lunch, which was fish, and the last fish joke. There was the last time of putting the chairs up. By three the notebook was nearly full. It ought to have felt like having kept it all. It felt like a list. "They'll paint this over in the summer," said ${a}. "In September there'll be someone on my chair who has never heard of me." "There was someone on it before," said ${b}. "You've never heard of them, either."`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'calm'), seen(A, 'stand', 'sad')] },
        `"Names off the pegs, please," said ${t}. "Take yourselves home with you." All along the corridor there was a sound of peeling. ${a} let the others go first. Then it was quiet, and there was one peg left with a name on. It smelled of floor polish and oranges. ${a} got a fingernail under the corner of the label, and pulled.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')] },
        `It came away, and the peg was not empty. Under the name was a label that had gone the colour of tea. It said SAM. ${a} looked at it, and then along the row, where all the other pegs were bare wood. Only this one had the sun on it every morning. Here the glue had gone soft, and nobody had ever got the old one off. They had stuck the new one on top.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(B, 'point', 'surprised')] },
        `Under Sam there was MEENA, with a flower over it. Under Meena was JO, and JO had written something, very small, in pencil. You had to hold it to the light. It said: Window sticks. Push it up and left. "So it does," said ${b}, who had come back to see what was keeping ${a}. "I thought that I'd found that out." There were eleven of them altogether. The lowest had been done with a pen that you dip.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'surprised'), seen(A, 'point', 'happy'), seen(B, 'stand', 'happy')],
        },
        `${t} came with the keys, and did not say anything about the time. "Meena's a vet," said ${t}. "She did my cat. Jo drives the number nine." ${T.names} finger came to the tea-coloured one, and stopped. "And Sam stood just where you're standing. I'd only been here a year. Sam said that it would be as if nobody had ever been." "What did you say?" said ${a}. "I said something wise," said ${t}. "I should have looked under the label."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'pencil'), seen(T, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `They put them all back in order, with the pen at the bottom. ${a} turned to the end of the notebook, where there was half a page. There are things that you know only if you have had a peg for years. There was the tap that has to be asked twice. There was the third step, and ${t} on a Monday. It would not all go on a label. In the end ${a} wrote: You get the sun first. Then ${a} pressed the name down over it, hard.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(T, 'wave', 'happy'), seen(G, 'stand', 'happy')],
        },
        `"And?" said ${g}, at the gate. ${Gcap} had been told about the notebook, and had brought a handkerchief. "How many lasts were there?" "Forty-one," said ${a}. "But there's one I had to leave out." They looked back. Through the window you could see a peg with the sun on it. Its label was a little fatter than this morning. "That one isn't over," said ${a}.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'stand', 'excited')], things: ['coat'] },
        `In September ${a} stood in a long corridor that smelled of somebody else's oranges. There were a great many pegs there, and a great many people who were taller. But there was a name over one of them, and ${a} knew it. ${a} put a thumb on the label. It gave a little, like bread. "Morning, everybody," said ${a}, quite quietly, and hung up the coat. "That was the first one!"`,
      ),
    ],
  };
}
