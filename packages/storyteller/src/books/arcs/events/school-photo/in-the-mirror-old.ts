import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: there is one picture over, and somebody who has held the gate for thirty years and is in none. */
export function old(going: Going): Told {
  const { A, B, a, b, k, company, chance } = going;
  const { refrain, N, n, photo, cannot } = partsOf(going);
  const H = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Holm' : 'Mrs Reed', 'neighbour');
  const h = H.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(H, 'hold', 'happy', 'broom')],
          things: ['broom'],
        },
        `${H.introduced} had held the school gate open for thirty years, with one hip, because it swings. In her hands she had a broom. Each morning ${A.introduced} had a joke for her. "Why was the broom late?" said ${a}. "I don't know." "It overswept." ${h} laughed until her keys rang, and ${a} laughed because she did. It was the best smile in the school. Only she ever saw it.`,
        `The gate of that school will not stay open by itself. So every morning ${H.introduced} leaned on it, with her broom, and had done so for thirty years. ${A.introduced} paid her in jokes. "Why was the broom late for school?" ${h} said she couldn't think. "It overswept!" They both laughed till they had to hold on to something. If you could have framed that, there would be no story.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'calm')] },
        `For it was ${photo} day, and ${cannot.replace(/ for it\./, ' for that.')} "It isn't that I haven't got one," ${a} told ${B.introduced}. "I send for it, and somebody else comes." Last time it had been a person hearing about a burst pipe. It hung in the hall, behind glass. Whatever came today would hang there too, until the glass fell out.`,
        `"Smile nicely today," everyone had been told, because it was ${photo} day. ${cannot.replace(/ for it\./, ' for that.')} "I've got one," said ${a}. "It just doesn't come when it's called. It's like a cat." ${B.introduced} had seen last year's, which looked like news of a flood. They're hung in the hall, all of them, for ever. Nobody has ever been taken down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(B, 'point', 'happy')], things: ['mirror'] },
        `There was a mirror on the wall, for combing at. They practised. "That's a horse," said ${b}. "That's toothache. That one's my uncle, when the bill comes." They tried it with teeth and without. The more ${a} pulled, the further it went in, like a tortoise. "Think of something funny," said ${b}. But nobody can, to order. You only think of yourself, thinking.`,
        `So they went through what there was, in front of the mirror. ${b} said what each was. "Cold bath. Goat. Somebody's sat on my hat." ${a} turned the corners up by hand. They stayed up for as long as the hands did. "You can't push it out," said ${b}. "It isn't toothpaste." In the glass there was the whole room, with everybody in it, smiling as if it were nothing.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'calm', 'camera'), seen(A, 'sit', 'worried')],
          things: ['camera', 'chair'],
        },
        `${N.introduced} had an old camera and a large watch. "Thirty-one of you," she said, "and thirty-two on the film. So it's one picture each, and I've got a bus at noon." She was quick. Up, click, down. Then ${a} was on the chair. "${refrain}" said ${n}. There was a click before anybody was ready. "Oh," said ${n}, who had seen a good many. That was a turnip.`,
        `"I don't do it twice," said ${N.introduced}. She had a camera that took real film, and a bus to catch. There were thirty-one children, and thirty-two pictures on the roll. The chair was still warm when ${a} got up on it. "${refrain}" Click. It was all over. The whole room had seen it. It was the face of a turnip that has been told off. No one was unkind. They looked at the ceiling.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'think', 'happy'), seen(A, 'sit', 'surprised')] },
        `"There's the one that's over," said ${n}, and looked at ${a} over her glasses. "I generally take a tree with it. Come back at ten to twelve, when I've done the rest, and I'll see whether you're in." So there was a second go. Nobody had ever had one. It was worth more than a pony. ${a} had two hours to find a smile, and went to walk about with it.`,
        `${n} wound the film on. She was not as hard as all that. "I have one left over," she said, "that I keep for a nice cloud. Ten to twelve, at this chair. That's yours, if you've something to put in it." People gasped. Nobody had had two since the school was built. "I'll find it," said ${a}, "if I have to turn out every drawer."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'curious')] },
        `They went to look at how others had done it. All the years hung there, in rows. And ${a} began to see a thing that one doesn't see at first. In the corner of every class there was an elbow. Or there was a bit of broom, or three fingers, round a gate. "That's ${h}," said ${a}. "She's in all of them." "She's in none of them," said ${b}. And both of them were right.`,
        `In the hall were thirty years of smiles, and ${a} studied them like a detective. That was how it came out. "Look at the edge," said ${a}. At the edge of one was a broom handle. On the next it was a sleeve, and then a boot, just leaving. She had stepped out of every single one. There were nine hundred faces up there. None of them was that of ${h}.`,
      ),
      page(
        { setting: 'school-gate', camera: 'medium', actors: [seen(H, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `"Well, somebody has to mind the gate," said ${h}. "It would bang, just as they all smiled. So I go and lean on it." "But hasn't anyone ever taken you?" "It's for the classes," she said. "I'm not a class." She said it cheerfully. But the keys had stopped. "I did comb my hair for it, my first year," said ${h}. "Just in case they asked."`,
        `They found her out at the gate. "Me?" said ${h}. "I hold this. It slams, otherwise, and then they blink, all thirty." "Every time?" "Every time. It's no trouble." She swept a leaf that wasn't there. "I bought a blouse, once," she said. "I thought that someone might say, come on in. But they have such a lot to think of."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'worried')] },
        `It was a quarter to twelve. "You've got one," said ${b}. "There's only one." ${a} knew that. The turnip would hang there when ${a} was as old as anybody. Small children would point at it. It was a great deal to ask of one's own face. And ${h} would never know, for she would never think of it. That was what settled it. ${a} went and took the broom out of her hand.`,
        `"Ten to," said ${b}. "Come on! You'll miss it." ${a} stood there. It was not a hard sum. There was one picture. Without it there would be a turnip, in a frame, behind glass, till the school fell down. You could bring ${h} another sort of present. You could bring her a card. "It isn't the same," said ${a}, out loud. "Hold the gate, will you?" And ${b} did.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(H, 'sit', 'worried'), seen(N, 'hold', 'surprised', 'camera'), seen(A, 'stand', 'determined')],
          things: ['camera', 'chair'],
        },
        `"It's for her," said ${a}. ${n} looked at the watch, and at ${h}, and said nothing at all. She pointed to the chair. So there sat ${h}, under the mirror, with her hands in her lap. "${refrain}" said ${n}. And a dreadful thing happened to ${h}. She went as stiff as the gate. The corners went down. ${a} knew that face. ${a} had only never seen it from outside.`,
        `"I've brought you somebody," said ${a}. "She's got thirty years to catch up." ${n} only nodded at the chair. ${h} sat down in front of the mirror, right on the edge, and took off her apron. "${refrain}" said ${n}. ${h} tried. You could see her send for it. What came was a turnip. "I'm so sorry," she said. "I don't seem to be able." "I know," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(H, 'sit', 'happy')], things: ['camera', 'broom'] },
        `There was a minute left. It's no good telling a smile to come. You have to go and do something else. ${a} stood beside the camera, in front of her, with the broom. "${h}," said ${a}. "Why was I late?" said the broom. It had rather a squeaky voice. She bit her lip. "I don't know," said ${h}. "Why?" It took both of them to say it, and they never got to the end. Click.`,
        `${n} had a finger on the button of the camera, and an eye on the clock. "Don't look at that," ${a} told ${h}. "Look at me. Who's this?" And the broom came slowly round the side of the desk. It yawned. It stretched. It saw the time, and jumped. "I've overswept!" it said. It was a very old joke by now, and they knew where it lived. They both went off like a kettle. Click.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'surprised'), seen(A, 'look-up', 'surprised'), seen(H, 'stand', 'happy')],
          things: ['mirror'],
        },
        `It was two weeks before the pictures came. The turnip was there, and it was every bit as bad. It went up behind glass. But ${b} was looking at the other one. There sat ${h}, laughing so much that you could count her teeth. "Look over her head," said ${b}. Behind her was the mirror. In the mirror, quite small, was somebody with a broom. It was the whole smile. There was nothing held back.`,
        `The pictures came in a flat brown box, a fortnight later. ${a} looked at the turnip first, to get it over. There was no hope for it. They hung it next to last year's. Then they came to ${h}, with her head thrown back. "Wait," said ${b}. "Who's that?" There had been a mirror behind the chair. It had looked the other way, over the camera, and had seen who was making her laugh.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(H, 'wave', 'happy'), seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy')],
        },
        `She hangs in the middle now, over the door. Nobody is at the edge of her. Small children do point at the turnip. They ask to be shown it, and ${a} shows them, for nothing. Out at the gate ${h} has got herself a joke of her own, and tells it to everyone. "${refrain}" she calls, as ${a} and ${b} come in. And there it is. She never has to wait for it.`,
        `There is one frame in that hall with a single person in it, or two, if you look hard. They put it straight across from the turnip. It's only fair, since they were taken on the same day. ${h} holds the gate, as ever. But the next time a chair stood against it, and ${h} was in the front row. "${refrain}" she says to ${a} and ${b}, each morning. And they do.`,
      ),
    ],
  };
}
