import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Back we go!',
  'Home again, quick!',
  'Back home, quick!',
  'We must go back!',
  'Home we go again!',
  'Turn round, quick!',
  'Off home again!',
  'All the way back!',
  'So back we go!',
  'Quick march home!',
  'Home we must go!',
] as const;
const TITLES = ['back we go', 'late for school', 'nobody at the gate', 'the quickest morning'];

/** They are late, and each time something is forgotten and they run back. The school gate is shut: it is Saturday. */
export const SATURDAY: EventPlot = {
  id: 'saturday',
  when: /\b(?:late|hurry|rush\w*|overslept|school|mornings?|alarm)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'sit', 'sleepy')],
          things: ['clock'],
        },
        `"Get up!" said ${g}. "We are late for school!" ${A.introduced} jumped out of bed.`,
        `What a morning! "Oh no," said ${g}, "late for school!" Up got ${A.introduced}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(G, 'run', 'worried'), seen(B, 'run', 'happy')],
        },
        `They ran out into the morning. ${B.introduced} ran, too.${comesToo} The street was so still.`,
        `Run, run, run! ${B.introduced} came along.${comesToo} Nobody else was in the street.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')], things: ['backpack'] },
        `"My bag!" said ${a}. The bag was at home. "${refrain}"`,
        `Where was the school bag? It was still at home. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['lunchbox'] },
        `They had the bag. They had no lunch. "${refrain}" said ${g}.`,
        `Run, run, run! "And the lunch?" said ${g}. No lunch! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'happy')], things: ['boots'] },
        `They had the bag and the lunch. But ${a} had on pyjamas! "${refrain}"`,
        `"Look at you," said ${b}. ${a} still had pyjamas on! "${refrain}"`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(G, 'run', 'worried')],
          things: ['gate'],
        },
        `Now they came to the school. Puff, puff! The gate was shut.`,
        `At last! Here was the school gate. But it did not open.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['gate'] },
        `"Where are they all?" said ${k}. There was only a cat. "What day is it?"`,
        `No bell. No children. ${k} looked up. "Is it a school day?" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(A, 'cheer', 'happy')] },
        `${Gcap} thought. "Oh," said ${g}. "It is Saturday!" They laughed and laughed.`,
        `"It is Saturday," said ${g}. "There is no school!" ${a} and ${b} jumped up and down.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['pancakes'],
        },
        `"${refrain}" said ${a}. They went home, very slowly. Then they had pancakes.`,
        `So they went home. Nobody ran. They put on pyjamas again, and ate pancakes.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'run', 'surprised'), seen(A, 'sit', 'sleepy')],
          things: ['clock'],
        },
        `${Gcap} looked at the clock, and looked again. "Up!" cried ${g}. "It's twenty to nine! We're late for school!" ${A.introduced} was out of bed before both eyes were open.`,
        `The clock had not rung, and the sun was quite high. "Late!" said ${g}, in the door, with a comb in one hand. "Late for school! Quick!" And ${A.introduced} fell out of bed.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(G, 'run', 'worried'), seen(B, 'run', 'happy')],
        },
        `They ran down the street with toast in their hands. ${B.introduced} ran behind, for the crusts.${comesToo} It was very quiet. "We're so late," said ${g}, "that everyone's there already."`,
        `Out of the house they shot, with ${B.introduced} at their heels.${comesToo} A postman stood at a gate, whistling. He was in no hurry. "Good morning," he said. "Nice day for it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'worried')],
          things: ['backpack'],
        },
        `At the post box ${a} stopped. "My bag!" It was on its hook, at home. "${refrain}" said ${g}, and they turned round like a train.`,
        `They had got to the corner. "What have you got on your back?" said ${b}. There was nothing there. "My bag's at home!" said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(A, 'run', 'worried')], things: ['lunchbox'] },
        `With the bag it went better, as far as the bridge. "And lunch?" said ${g}. They could see it, in their minds, on the kitchen table. "${refrain}"`,
        `Off they went again, bag and all. They were past the post box when ${g} groaned. "I made your lunch. I put it on the table, so that I wouldn't forget." "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `On the third run they had the bag and the lunch. ${b} was looking at ${A.names} legs. "Those have got moons on," said ${b}. They were pyjamas. "${refrain}"`,
        `They nearly got there, that time. Then a lady at a bus stop smiled. "What pretty trousers," she said. They had moons on them, and a cord. ${a} was in pyjamas! "${refrain}"`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(G, 'run', 'worried')],
          things: ['gate'],
        },
        `At last they came round the corner, with everything on and nothing forgotten. There was the school. They ran up to the gate with their last breath. It was shut.`,
        `Now they had it all. They flew over the bridge. There stood the school, and ${g} took hold of the gate and pushed. It did not move. There was a chain on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'worried')] },
        `"They've locked us out," said ${a}. "We were so late that they gave up." ${Gcap} rattled the bars. In the playground there was nobody but a cat, on the hopscotch.`,
        `"Hello!" called ${g}. Nobody came. "I've never been as late as this," said ${a}. "Perhaps it's over. Perhaps it's already home time." A cat went by inside, and yawned at them.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `${k} thought of the postman, and of the quiet street. There had been no other children, not one. "If we're late," said ${k}, "where are all the others who are late? What day is it?"`,
        `${k} was looking at things. No bell. No bicycles. A big bundle of Saturday papers lay by the shop. "Nobody's early," said ${k}, "and nobody's late. I don't think it's a school day at all."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `${Gcap} counted on the fingers. "Yesterday was Friday," said ${g}, slowly. "Because there was fish." It was very still. "So today's Saturday!" shouted ${a}. "We're not late! We're two days early!"`,
        `Everybody looked at ${g}. ${Gcap} had gone as red as a jumper. "Saturday," said ${g}. "I did wonder about the clock." And ${a} threw the bag up into the air, and caught it.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['pancakes'],
        },
        `"${refrain}" said ${a}. They went home the slow way, and said good morning to the postman. There they put the pyjamas back on, with the moons. And they had pancakes, out of the lunch box.`,
        `"Well, then," said ${g}. "${refrain}" Nobody ran one step of it. By ten they were all in pyjamas again, eating pancakes. It was the longest Saturday they had ever had. It had begun so early.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'run', 'surprised'), seen(A, 'sit', 'sleepy')],
          things: ['clock'],
        },
        `${A.introduced} had been late for school twice that week, and had given a promise. A third time there would be a letter. So when ${g} burst in, and it was twenty to nine, there was no need to say more. The alarm had not gone off. ${a} was on the landing with one arm in a jumper before the door had stopped swinging.`,
        `"This week," ${A.introduced} had told the teacher, "I shan't be late for school once." It was a rash thing to say. On Tuesday it was a lace, and on Thursday a wasp. And now the sun was high, and there was ${g}, with hair on end. "It's twenty to nine! The clock never rang!" A third time meant a letter home. ${a} was up like a jack-in-the-box.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(G, 'run', 'worried'), seen(B, 'run', 'happy')],
        },
        `They ran. ${B.introduced} came too, who never hurried by nature, and asked things on the way.${comesToo} "Why's the baker only just opening?" "Run!" said ${a}. "Why's that man in slippers?" "Because he's late too. Save your breath!" ${b} had plenty of breath. There just seemed to be a lot to look at.`,
        `${B.introduced} trotted behind, looking about.${comesToo} "It's a funny sort of morning," said ${b}. "It's got no noise in it." "We're too late for the noise," panted ${a}. The baker was only just opening. A man was watering his window box in slippers. "He's not at work," said ${b}. "Nor shall I be," said ${g}, "at this rate. Run!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')], things: ['backpack'] },
        `By the post box ${a} felt how light it all was. It was too light. "My bag!" There it hung, at home, with the homework in it. "${refrain}" said ${g}. They wheeled round and pelted up the hill. A man in slippers stepped to one side and raised his cap.`,
        `They had got as far as the bridge when the wind blew on the back of ${A.names} neck. It ought not to have been able to. "I haven't got my bag!" There was a groan. "${refrain}" It is a steep street, and much longer upwards. The man in slippers was sitting down by then. He waved.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'worried'), seen(B, 'walk', 'calm')], things: ['lunchbox'] },
        `The next thing was lunch. It lay upon the table, where nobody could miss it, and they had run by it twice. "${refrain}" ${g === 'the grown-up' ? 'The grown-up' : g} was saying things about clocks, in a low voice. "May I ask something?" said ${b}. "Ask it there!" they both said. ${b} had noticed that the church was ringing, and it was not for nine.`,
        `Then ${g} stopped as if there were a wall. "Sandwiches," said ${g}. They were at home, beside the bread. "${refrain}" Up the hill they went for the second time. "Can I ask you one thing?" said ${b}. "Is it about school?" said ${a}. "In a way." "Then ask me there!" A church bell rang, quite slowly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'calm')] },
        `They were running down for the third time when people began to smile. It was at ${A.names} legs. "You've got moons on," said ${b}. "I did want to say." They were the pyjama ones. "You might have told me!" said ${a}. "I've been trying to tell you something since the baker." "${refrain}" said ${g}. ${a} went up that hill as fast as the eye could follow.`,
        `At the foot of the hill there was a shop window, and ${a} saw somebody in it. They had a bag. They had lunch. They had on a school jumper, and below that there were moons. "Pyjamas," said ${b}. "That was one of the things." "What do you mean, one? You could have said!" "You don't leave any gaps," said ${b}. "${refrain}" It was nine already.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'sad')] },
        `Halfway down again, ${a} slowed to a walk. "It's no use," said ${a}. "I promised, and I'm late. We could say that I was ill." It would have worked. ${Gcap} looked as though it might be a relief. They stood there in the sun. "No," said ${a}. "I'll go in and say that I was late. It's only a letter." And they went on, not running any more.`,
        `There is a point at which there is no sense in running. "I could write you a note," said ${g}. "I could say it was the dentist." ${a} thought about a note. It would be so easy to carry. "But it wasn't," said ${a}. "It was me, and the clock. I'd rather just walk in." It was the hardest bit of that hill, though it was flat.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'worried')],
          things: ['gate'],
        },
        `So it was at a quarter past nine that they came to the gate, quite slowly, with their heads up. ${a} had a speech ready. There was nobody to say it to. The gate was shut, and it had a chain round it, and on the step sat a cat. "They've locked it," said ${a}. "I didn't know that they could."`,
        `${a} had it all prepared. Good morning, it began, I have no excuse. ${a} said it over once more, and turned the corner. The playground lay in the sun as bare as a plate. No face was at any window. On the gate was a chain with a padlock as big as a bun. A pigeon walked across the hopscotch, and did it right.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(B, 'stand', 'calm')] },
        `"If everyone was in there," said ${k}, "you'd hear them." They listened. It was not the quiet of people sitting still. It was the quiet of nobody. ${k} thought of the baker, and the slippers, and the church. "I've got it," said ${k}. "It's not that we're the last. Nobody else is coming. What was yesterday?"`,
        `It was so peaceful that ${k} began to think. A late person should be the only one who is not there. But here there was no one at all. Slippers at nine; bells at ten to. People who smiled at you as if you were a joke. "I know what's wrong with this morning," said ${k}. "There's nothing wrong with it. It's a Saturday."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(A, 'cheer', 'happy'), seen(B, 'stand', 'happy')] },
        `You could see ${g} go back over it: Thursday, and then fish. Fish was Friday. "Ah," said ${g}. "That's why the clock didn't ring. I told it not to." "I wasn't late!" cried ${a}. "I'm two days early! I've never been so early in my life!" "That was it," said ${b}. "That's what I was going to ask."`,
        `Nobody spoke. ${g === 'the grown-up' ? 'The grown-up' : g} sat down on the kerb, put both hands over both eyes, and shook. It was laughter. "Saturday! I made sandwiches!" ${a} turned to ${b}. "You knew." "I only wondered," said ${b}. "Since the baker. You said to ask you there." "We're there," said ${a}. "Ask." "Is there school today?" said ${b}. "No," said ${a}. "There isn't. Thank you."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['pancakes', 'clock'],
        },
        `"${refrain}" they said, and this time it took an hour. They looked at everything that they had run past. They said good morning to the slippers. At home the moons were put on again, for good, and there were pancakes until noon. And on Monday ${a} was at the gate at half past eight, the first of all. It was ${b} who had asked what day it was.`,
        `They ate the sandwiches on the bridge, and watched the water, which was in no hurry either. "${refrain}" said ${g} in the end. There were pancakes, in pyjamas. The alarm clock was brought down and set in the middle of the table, so that it could see. "Let's never get up," said ${a}, "until ${b} says so."`,
      ),
    ],
  };
}
