import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, K, k, P, p, M, m, word, setting, armful, mate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `Every Saturday at ten, ${k} went to the ${word} in Mill Street.${mate} It was always with ${armful}, up to the chin, and with no hand to spare for the door. ${k} did it with a shoulder. Bump, it went, and one was in. It was the best place in town. It was warm, and it smelled of itself, and you could hear your own boots. There was hardly ever anyone to get in the way.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(P, 'hold', 'sad', 'letter'), seen(K, 'stand', 'worried')] },
        `"That's just it," said ${p}, who ran it, and had a letter in his hand with a crest on. It was from the council. "Nobody comes. They used to, and then last spring it stopped, from one day to the next. I suppose they've got something better." He turned the letter over, in case it said anything else. If a hundred people didn't walk in by Friday at five, the ${word} would close. "I only ever see you," said ${p}, "and the man with the coal. He comes by the back, like me."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'run', 'determined'), seen(M, 'sit', 'calm')],
          things: ['sign', 'chair'],
        },
        `${k} had a whole week. It took two days to paint the signs, and there were forty of them. SAVE THE ${word.toUpperCase()}, they said. COME IN! They hung on all the lamp posts, and people stopped to read them, and said what a shame. Across the road, on a folding chair, sat ${m} from the council, with a thing that clicked. On Monday she clicked it once, and on Tuesday once. Both times it was ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'angry')], things: ['bread'] },
        `So ${k} went from door to door. "But we love it!" said the lady with the twins. "Only it's closed, dear. We tried in April." "I tried last Wednesday," said Mr Bunce the baker, who had a voice like a ship. "Closed. It's a crying shame." "It isn't closed!" said ${k}. "It's never been closed! You never came at all, and now you say it so as to look nice! That's a lie." It was very quiet among the bread. Mr Bunce went red, and then rather white. "I don't tell lies," he said, and pulled down the blind.`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'sit', 'sad')] },
        `On Friday ${k} took nothing along. There didn't seem to be any point. They sat inside, near the door, with their empty hands on their knees, and listened to the clock. It was half past three. "Nobody comes," said ${p}. And then something rattled. It was the door. It rattled twice, politely, as you try a door that you don't expect to open. There was a voice, and a child's voice. There were steps, going away. ${k} looked at ${p}. "Was that the wind?" said ${p}. The wind doesn't say, "Never mind, poppet."`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(K, 'reach', 'surprised')], things: ['sign'] },
        `${k} was out at the back and round to the front in nine seconds. There was nobody. There was only the door. ${k} looked at it, as one never does at a door one knows. It had a brass handle. It had a neat enamel sign. PULL. It was odd to have been through it so often, and not to know that. ${k} took hold, with a hand, and pulled. It was like pulling at a church. They must have hung it the other way round, the men who painted it. That was last spring.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'sad')], things: ['sign'] },
        `So they had come. They'd come all year long, one after the other, with their twins and their umbrellas. They'd done as they were told, and it was shut, and they went home sorry. Nobody had lied. ${k} could see that blind going down as if it were happening now. There was an hour left, or rather less. One could have run up and down the street, and shouted it. But one place had to come first, and it was the very last where ${k} wanted to go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad')], things: ['bread'] },
        `On Fridays the queue at Mr Bunce's goes out of the door. ${k} went to the front of it. There were thirty people, and they were all listening. "You did come, last Wednesday," said ${k}. "I called you a liar, and you weren't. It was me who hadn't looked. I'm sorry." It's a long time to stand in a smell of buns. "It says pull," said ${k}. "It's always said it. But it's push." Mr Bunce put down the tongs. "Push?" he said. A slow light was coming up in him. "You mean to tell me it was only ever push?"`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(P, 'stand', 'surprised')] },
        `He didn't need a bell. He went out into the middle of Mill Street, and filled his chest. "PUSH!" said Mr Bunce. They heard it at the station. Windows went up. The queue set off, with its bags, and the lady with the twins was running. Bump, went the door. Bump, bump. "I thought that it was only me," they all said, over their shoulders. ${p} had to sit down. "Sixty-one," said ${p}. "Mind your heads. Eighty-eight." At one minute to five it was ninety-nine, and there it stayed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'shy'), seen(K, 'point', 'excited'), seen(P, 'stand', 'worried')] },
        `Everyone was in who was in Mill Street. They counted the twins again, but there were only two. Through the glass you could see ${m}, all by herself, folding up the chair. "Hasn't she ever been in?" said ${k}. The door rattled. It rattled twice, politely. "I did so want to see it, just once," they heard ${m} say, to nobody. "I've tried it every day. But it's always..." Ninety-nine people drew one breath. "PUSH!" Bump. The thing in her hand went click, by itself, as the clock struck.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'happy'), seen(K, 'sit', 'happy')], things: ['sign'] },
        `They've painted the sign, and it says PUSH now, in letters as long as a loaf. On Saturdays ${k} has to wait for a place, which is a nuisance, and doesn't mind it. Mr Bunce brings the buns himself. He does the door with his stomach, as both hands are full. He and ${k} have never spoken of it since, but there's one with extra raisins. And after closing time ${p} puts up his feet, and looks at all the chairs, pushed about anyhow. "Nobody comes," says ${p}, and shuts his eyes. "Not until nine."`,
      ),
    ],
  };
}
