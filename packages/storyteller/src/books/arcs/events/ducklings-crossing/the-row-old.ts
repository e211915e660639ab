import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES_OLD } from './parts.ts';

/** For ages 8 to 12: six weeks were spent on one note, and at the moment when it is due it must not be played. */
export function old(going: Going): Told {
  const { A, G, a, b, g, company, chance } = going;
  const { refrain, D, d, L, M, m, W, w } = partsOf(going);
  const N = company.person([a, b, g].includes('Mr Pym') ? 'Mr Hale' : 'Mr Pym', 'teacher');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES_OLD)),
    refrain,
    pages: [
      page(
        {
          setting: 'stage',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'bell'), seen(N, 'stand', 'determined')],
          things: ['bell'],
        },
        `The town band had forty people in it, and ${A.introduced} played the bell. There was one note. It came at the very end, after a silence, when ${N.introduced} had put down his stick and shut his eyes. "Without it there's no ending," said ${n}. "It's just forty people who have stopped." ${a} had practised for six weeks.`,
        `You wouldn't think that anybody could practise one note. ${A.introduced} had been at it for six weeks. It was the last one in the whole concert, and it was rung on a bell, after a long silence. "You have the hardest part," said ${N.introduced}, who led the town band. "The others may go wrong somewhere, and nobody hears. You'll be heard."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(D, 'walk', 'proud'),
            seen(L, 'jump', 'happy'),
            seen(A, 'point', 'surprised'),
            seen(M, 'walk', 'happy'),
          ],
          things: ['bell', 'flower'],
        },
        `On Saturday at two they set off for the park, ${a} and ${g} and ${M.introduced}. "You've got an hour," said ${g}. They got as far as the library. Out of the tub with the flowers stepped ${D.introduced}, who had sat in it since April. Six ducklings dropped off the edge, like buns off a shelf. "${refrain}" said ${a}. The seventh had landed on its head.`,
        `The concert was at three, in the park. It was only two when ${a} came by the library with ${g}, and with ${M.introduced}. "You'll be early," said ${g}. In the tub by the door there'd been a nest for a month. Now ${D.introduced} got down out of it. After her, out of the flowers, fell six ducklings, one by one. They thought that that was all. "${refrain}" said ${a}, and the bell gave a little ding.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'look-up', 'curious'), seen(A, 'hold', 'surprised', 'bell'), seen(G, 'kneel', 'curious')],
          things: ['bell'],
        },
        `There was a seventh. The first thing that it heard, when it was the right way up, was a bell. It picked itself up, and walked past its mother, and sat down on ${A.names} shoe. ${d} went off down the pavement. Six went with her. "Go on," said ${a}, and pointed, and the bell went ding. The seventh sat up and looked at it with love. "Oh dear," said ${g}. "It thinks that you're her."`,
        `Perhaps it was the landing. The seventh got up and listened. ${d} was calling, down the pavement, and six ran after her. But close by something had gone ding. It turned round twice, and came and leaned against ${A.names} shoe. "At that age they'll follow anything that calls," said ${g}. "I'm afraid that's you." ${a} took a step. Ding, went the bell. It took a step, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm'), seen(M, 'point', 'worried')],
          things: ['clock'],
        },
        `"Can't we carry it?" said ${m}. "She'd hear it cry, and turn back, and then they'd all be in the road," said ${g}. "It has to walk." They looked up at the library clock. It was ten past two. The pond was in the park, at the far end of everything. A person needs twenty minutes to it. Nobody knew how long it takes to be a duck.`,
        `"I'll put it in my hat," said ${m}. "Then it cries, and she comes back for it," said ${g}, "and leaves six by themselves on a road." So that was no good. It was ten past two by the library clock. ${a} looked at a duckling, and at the long street, and at the bell. It was plain enough what would get it to the pond. It was just so slow.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'hold', 'worried', 'sign'), seen(A, 'stand', 'determined'), seen(D, 'stand', 'worried')],
          things: ['sign', 'bus', 'bell'],
        },
        `So ${a} went last in the row, and rang at each step. It was half past two when they came to the main road. ${W.introduced} was hurrying along it with a trumpet case. On weekdays she takes the children over, and she still had her sign. STOP, CHILDREN, it says. "I'm on at three. I've got the second tune," said ${w}. She looked at the bus. She looked at ${d}. "Well, they are children," she said.`,
        `Ding, they went, ding, at the end of the row. By half past two they'd done two lamp posts and a post office. And there was the main road, with a bus on it. On the other side stood ${W.introduced}, with her trumpet under one arm. It was she who takes people over to school. "I can't stop," she called. "I've a tune to play." Then she saw who was waiting. She lived just there, and went in for her sign. STOP, CHILDREN, it says.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'walk', 'determined', 'bell'),
            seen(G, 'walk', 'calm'),
            seen(L, 'walk', 'happy'),
            seen(W, 'stand', 'proud', 'sign'),
          ],
          things: ['bell', 'sign', 'bus', 'lorry'],
        },
        `She stepped out and held it up, and everything stopped. There were a bus, a lorry and some cars, and one of them had a cello in it. ${d} went over. Six went over. Then came ${a}, with one hand in ${G.names} and the other on the bell. "${refrain}" ${w} told the bus, because it had begun to creep. It stopped again. You could hear four feet, and two of them were no bigger than stamps.`,
        `${w} stood in the middle with her arm up, like a statue of somebody. The bus stopped, and the lorry behind it, and all the cars. Six crossed over, and their mother. Then ${a} crossed, hand in hand with ${g}, ringing. The bus gave a growl, to be ready. "${refrain}" said ${w}, and gave it a look. It stopped growling. What came last was the size of a lemon.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'stand', 'calm', 'sign'), seen(A, 'think', 'sad')],
          things: ['sign', 'clock'],
        },
        `There were two more roads after that. ${w} did those as well. "That's my tune," she said, at the second, and held up a finger. You could hear it, over the roofs of the town. Somebody else was playing it, rather fast. "Don't you mind?" said ${a}. "I do, very much," said ${w}. "I've had it by heart since March." And she went out in front of a lorry with her sign.`,
        `The next road was worse, and the one after that had a hill in it. ${w} came along to them all. The wind brought them a bit of the band. "There I go," she said. "Or there I don't. It's sixteen bars, and the last four are lovely." ${a} had never thought that a grown-up might want a thing so much. "You could run," said ${a}. "So could you," said ${w}, and held up her sign.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [
            seen(D, 'look-up', 'proud'),
            seen(A, 'stand', 'worried', 'bell'),
            seen(L, 'sit', 'curious'),
            seen(G, 'stand', 'calm'),
          ],
          things: ['bell'],
        },
        `They came to the pond at the back, where the reeds are. On the far side were the band and the people, in rows. ${d} slid in, and six slid after. The last one sat down by the bell. ${a} walked to the edge, holding ${G.names} hand, and gave the bell to ${m}. It was no good. It went and sat by ${m}. "It'll never go in," said ${g}, "while it's waiting for that."`,
        `It was ten to four when they came out among the reeds. Over the water they saw forty backs, and ${n}, in white gloves. He was on the last page. In went ${d}, and in went six. ${a} stood at the edge with ${g} holding on. The duckling looked at the pond. It looked at its mother, who was calling. But it sat down, all the same, to hear what the bell would say.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'sad', 'bell'), seen(L, 'look-up', 'curious'), seen(M, 'look-up', 'worried')],
          things: ['bell'],
        },
        `Then the band stopped. ${n} put down his stick, and shut his eyes. It was the silence. ${a} knew each second of it. It was now. You could do it quite well from here, and it would go over the water like a bird. But the duckling had turned its head. It had heard her, for the first time. One foot was off the ground. If the bell rang, it would come back. ${a} put a hand round the bell, and held it still.`,
        `All at once it was very quiet. ${a} knew that quiet better than anyone alive. It was four breaths long, and then came the note. There was a chair over there with nobody on it. "Now," whispered ${m}. "Ring! They'll hear you!" ${a} lifted the bell. The duckling had got to its feet. It was looking the other way, at last, to where somebody said quack. So ${a} took hold of the tongue of the bell, and shut it in one fist.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'jump', 'happy'), seen(D, 'look-up', 'happy'), seen(A, 'stand', 'surprised')],
        },
        `There wasn't any note. Four hundred people waited for it. ${n} stood there with his eyes shut. And in the middle of all that silence, from among the reeds, something went plop. It wasn't loud. It was round, and rather wet, and it was quite perfectly in time. The rings went out over the pond as far as the band. ${n} opened one eye.`,
        `Nothing rang. The silence went on, and a cough came up in it and went down again. Nobody moved. Then, on the far side of the pond, just where a bell should have been, there was a plop. You've never heard one as small as that, or as well placed. Behind ${d} swam six. "${refrain}" said ${a}, but without any voice. Then everybody began to clap.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'shy', 'bell'), seen(W, 'stand', 'calm', 'sign')],
          things: ['bell', 'sign'],
        },
        `"You had one note," said ${n}, when he had come round the pond. His gloves were in his pocket. "I know," said ${a}. "I held it. I'm sorry." "So did I hold sixteen bars," said ${w}. ${a} told him why. It was a poor sort of story, with nobody on the chair. All that practice lay about in ${A.names} chest with nowhere to go. ${n} looked at the water for some time. "How is it done?" he said. "The plop?"`,
        `${n} came through the reeds in his good shoes. Nobody could say that it was all right, because it wasn't. "I practised for six weeks," said ${a}. "And then I didn't." It was the first time that it had hurt to say it. "I left my tune on a zebra crossing," said ${w}. "There are two of us." ${n} listened to the whole of it. "I shall never forgive you," he said, "if you can't tell me how you did that plop."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(G, 'walk', 'happy'),
            seen(W, 'walk', 'happy', 'sign'),
            seen(A, 'walk', 'happy', 'bell'),
            seen(N, 'walk', 'curious'),
          ],
          things: ['bell', 'sign'],
        },
        `They walked home in a row. You get used to it. In front was ${g}, and then ${m}, and ${w} with her sign. After them came ${a}. There was nobody about. So ${a} took out the bell, and rang it, once, the way it should have been. It went all down the street. "So that's how it ends," said ${w}. There were steps behind, and somebody was hurrying to catch up. It was ${n}, with a notebook. "${refrain}" said ${g}, and they waited at the kerb.`,
        `The sun went down as they went home, ${g} first, and ${m}, and ${w} playing all sixteen bars. She got the last four just right. ${a} was at the end. When the tune was over there was a silence, of about four breaths. ${a} knew what to do with it. Ding! "That's it," said ${w}. "That's the end." Far back in the dusk a pair of good shoes began to run. It was ${n}. He'd heard it. "${refrain}" said ${g}.`,
      ),
    ],
  };
}
