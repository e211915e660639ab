import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: a detective looks everywhere but one place, and the evidence is of both. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, C, p, P, kind, G, g, Gcap } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud', 'magnifying-glass'), seen(G, 'stand', 'worried')],
        },
        `Detective ${k} had cards printed. FINDS THINGS, they said, QUIETLY. Business had been slow. There had been a glove, which was on the other hand. Then on Saturday morning ${g} came into the office, which was also the hall. ${Gcap} was out of breath. "It's the ${kind}," said ${g}. "I've called and called. It's not in any of the places." ${k} uncapped a pen. "When was the last time that you saw it?" said ${k}, quietly.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious', 'torch'), seen(C, 'sit', 'curious')],
        },
        `One starts where the missing person sleeps. Detective ${k} lay down on the carpet and shone a torch under the bed. It showed a shoe, a spoon and a kind of fluff that is only found there. "${refrain}" said ${k}, for the notebook. Six inches behind the detective's left heel ${p} lay down as well, and looked along the beam. It was clearly something small. ${P} had not been told what.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(K, 'reach', 'curious'), seen(C, 'sit', 'curious')],
          things: ['basket'],
        },
        `They went through the house as one should, from the top. Detective ${k} emptied the laundry, a sleeve at a time. "${refrain}" As soon as the detective's back was turned, ${p} got into the basket. One can't be too thorough. It was warm, and it smelled of everybody. But ${p} had work to do, and was out again before Detective ${k} had reached the stairs.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(C, 'walk', 'curious')] },
        `After that they asked the neighbours. "I'm looking for somebody with four legs," said Detective ${k}, at number six, "who left without a word." The lady at number six looked at the detective. She looked a bit lower, and to one side. "Are you having a joke with me, dear?" she said. At number eight they laughed. At number ten they said, "Well, isn't that sweet?" and shut the door. ${k} wrote it all down. "Nobody in this street," it said, "is taking this seriously."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['bowl'],
        },
        `"I filled the bowl," said ${g}, when they got in. "In case. I only turned round for the kettle." It was empty. It was also rather shiny. Detective ${k} put a finger in, and it came out damp. That meant a minute ago, or less. There had been three people in the kitchen a minute ago, and two of them were looking for the third. Something about that sum was not right, but ${k} could not have said what.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'flour'), seen(G, 'stand', 'worried')] },
        `There's a moment in each case for flour. Detective ${k} shook out the whole bag, from the fridge to the back door. ${Gcap} looked out of the window and breathed. Then there was nothing to be done but wait. ${k} thinks best walking. Round and round the table went the detective, hands behind, going over the facts. Whoever it was knew the house. Whoever it was made no noise at all. Whoever it was liked chicken.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'excited', 'magnifying-glass'), seen(C, 'sit', 'curious')],
          things: ['footprints'],
        },
        `When ${k} looked down, there they were. "Fresh!" said ${k}, and got out the glass. There were two large ones, which had a hole in the left sock, and were the detective's own. And there were four small ones. They went round the table too. They kept exactly one yard behind. Where the big feet had stopped to think, the small ones had stopped. There was a round place, where somebody had sat down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'surprised'), seen(C, 'sit', 'calm')] },
        `${k} went cold, and then warm. "I've been followed," said ${k}. "Under the bed, and in the laundry, and up and down the street. They weren't laughing at me. They could see." It all came together, the damp bowl, and the lady who looked a bit lower. Detective ${k} spun round. There was no one. But just at the edge, where one can only nearly see, a tail was coming round as well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'determined'), seen(C, 'sit', 'surprised')] },
        `It's no use turning round, if what you want turns with you. You have to do the one thing it isn't expecting. Detective ${k} looked straight ahead, and whistled, and walked backwards. One step. Two. At the third there was something soft, and it said what you say when somebody sits down on you. "Aha," said ${k}. They looked at each other, nose to nose, through the magnifying glass. They were both very large.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(C, 'sit', 'happy'), seen(G, 'cheer', 'happy')] },
        `"It wasn't ever missing," said ${k}. "It heard that something was lost, and it came to help. It's looked for itself the whole day. It's the best I've ever worked with." ${P} looked from one to the other, and sneezed flour. ${Gcap} paid the bill in biscuits, and asked what it would cost not to have any more flour. There was a pause. "That's extra," said Detective ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sleep', 'sleepy')],
        },
        `There are new cards. FINDS THINGS, they say, and underneath, in the smallest print there was, AND PARTNER. Late that night Detective ${k} sat up and patted the quilt. "Where did I put that pen?" said ${k}. There was a thump, as if somebody had jumped down to look under the bed. After a bit there was another, as somebody came up again. It had been a long case. They both slept on the pen.`,
      ),
    ],
  };
}
