import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { drawn, partsOf, TITLES } from './parts.ts';

/** The same with a promise: whoever opens the door has given their word not to. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { work, way, refrain, A, a, N, n, as } = partsOf(going);
  const { name, things, put, carried, to, inside, setting } = work;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(N, 'stand', 'calm')],
          things: ['cap', 'key'],
        },
        `There was a card in the window, "Help wanted". ${A.introduced} was the only one who had asked. So on Monday there was a cap with a shiny peak, and ${a} worked at the ${name}${as}. ${N.introduced} hung the key on its hook by the door. Above the hook hung a board, with gold letters. "There is one way," it said. "My father painted that," said ${n}.`,
        `On Monday morning ${A.introduced} stood in the ${name}, in a cap with a shiny peak. It was a real job${as}, with a hook to hang things on. "That one is for the key," said ${N.introduced}. "Yours is lower down." Over both of them hung an old board, in gold. It said, "There is one way." "Which way is it?" said ${a}. "My father's," said ${n}. "And now it's mine."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(N, 'stand', 'surprised')], ...drawn(work) },
        `"We begin with the ${things}," said ${n}. "They go ${put}." It did not sound hard. ${way.tidy(A, things)} ${way.slow ? 'It only wanted patience.' : 'It had not even taken a minute.'} ${n} came back with the tea, and stood there, and the tea got cold. "${refrain}" said ${n}. "But they're away," said ${a}. Nobody could say that they were not.`,
        `There were about sixty ${things}, in a heap. "${put.charAt(0).toUpperCase()}${put.slice(1)}," said ${n}, "before I've poured the tea." ${way.tidy(A, things)} "Done!" called ${a}. You could hear a cup being put down. "${refrain}" said ${n}, looking for the ${things}. "Is there a prize for the ${way.slow ? 'neatest' : 'fastest'}?" said ${a}. There was not.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(N, 'cover', 'surprised'), seen(K, 'stand', 'happy')],
        },
        `On Tuesday it was the ${carried}. They had to go ${to}. ${way.carry(A, carried)} ${K.introduced} had come in out of the cold, and had never seen anything so good. "Do you do that every day?" said ${k}. "${refrain}" said ${n}, from behind both hands. After that ${k} looked in every day, on the way home.`,
        `Tuesday was for carrying. "The ${carried} go ${to}," said ${n}, "at a walk." ${way.carry(A, carried)} Somebody laughed so much that the bell over the door rang as well. It was ${K.introduced}, who had only come in to get warm. "${refrain}" said ${n}. "I'll come again tomorrow," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'excited'), seen(N, 'sit', 'worried')] },
        `Wednesday was market day, and the place was full. "You needn't speak," said ${n}. "My father nodded. They liked it." ${a} really meant to nod. But they were people, and it was morning. ${way.greet(A)} There was a silence, and in it a button fell to the floor. "${refrain}" said ${n}, and sat down on the nearest thing.`,
        `On Wednesday there was a queue, right out of the door. "One nods," said ${n}. "It's all in the neck." ${a} had practised it at home, in front of the mirror. And then they came in, and each of them was somebody. ${way.greet(A)} Most of them were only surprised. "${refrain}" said ${n}, quite low.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'calm'), seen(A, 'stand', 'sad')], things: ['cap'] },
        `That evening ${n} did not hang up the cap. ${n} held it. "I can't have it," said ${n}. "Not once more. I want your word, or I keep this." ${a} looked at the cap. There was already a bit of ${a} in it, where it had been bent. "You have my word," said ${a}. It went on again, but it was heavier.`,
        `When the shop bell had stopped, ${n} held out a hand for the cap. "It was a mistake," said ${n}. "Not yours. Mine." "I can learn it!" said ${a}. "I'll never do it my way again. I promise." ${n} thought about it, under the board. "Once more, and it's over," said ${n}, and gave the cap back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'sad'), seen(K, 'stand', 'curious'), seen(N, 'stand', 'calm')] },
        `On Thursday ${a} took one thing, and walked four steps with it, and nodded, and walked back. On Friday as well. It was so right that there was nothing to be seen. "Very nice," said ${n}, and wondered why the place was so quiet. ${k} stayed only a minute. "Are you ill?" said ${k}. "No," said ${a}. "I'm doing it properly."`,
        `${way.slow ? `Once ${a} had learned a thing, it stayed learned.` : `${a} was a quick learner.`} One thing, four steps, a nod; four steps, one thing. By Friday you could not have told it from ${n}. "Where's the other one?" said ${k}, at the door. "Which other one?" said ${a}. ${k} waited a bit, and went home. And it was odd: ${n} looked up each time the bell didn't ring.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(N, 'run', 'surprised'), seen(K, 'run', 'excited'), seen(A, 'run', 'surprised')],
          things: ['hat'],
        },
        `Then it was Saturday, and there was a wind. It came in at the door, lifted ${N.names} hat, and left by the same way. ${n} ran after it. So did ${k}, and the whole queue, and ${a}, four steps at a time. They got it at the corner. They were just going to cheer when they heard it. Bang! And the key hung on its hook, inside.`,
        `On Saturday the wind had been looking for something since dawn. It found ${N.names} hat. Out it went with it, and out went ${n}, ${k}, ${a} and everybody who had been waiting. A hat can run quite fast. When they had it at last, something banged, back there. "The door," said ${n}. "And where's the key?" said ${k}. They both knew where.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'worried'), seen(K, 'reach', 'determined')] },
        `${inside} They pulled, all in a row, until the handle was warm. ${n} tried it with a hairpin. ${k} put an arm in at the letter flap, and touched nothing but the mat. "There's a man with tools," said somebody, "but not before Monday." ${n} had no more ways. There had only ever been one, and it hung on a hook.`,
        `${inside} ${n} pushed, and then ${n} pulled, in case it had changed. ${k} lay on the ground, and could see the hook, the key, and the end of the board. "It's a good door," said ${n}. "My father made it." It let nobody in. It had been made for that. It would not even open for the father's own child.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious'), seen(A, 'think', 'worried')], things: ['cap'] },
        `${a} stood a little to one side. ${a} had seen at once how it could be done. It was so easy that it hurt. "You know a way," said ${k}. "I've given my word," said ${a}. ${k} didn't say that it did not count. It counted. ${a} thought about it, to the end. Then ${a} took off the cap and gave it to ${k} to hold. "Now I don't work here," said ${a}.`,
        `"Well?" said ${k}. "You're looking at it as you looked at the ${carried}." "I promised," said ${a}. "If I do it, I've lost the cap." The wind blew, and they all stood there, and nobody asked ${a}. That made it harder. You can wait until you are asked, and by then it's too late. ${a} put the cap on ${k}, straight, with the peak to the front. "Keep it warm," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'surprised')] },
        `"Excuse me," said ${a}, and they made room. ${way.solve(A)} There was not a sound from the street. Then the way in was free. Somebody began to clap, and the others got in, as fast as they could. It was in time, but only just. ${a} turned round at the step, because you do not go in where you don't work.`,
        `${a} went up to the door, and did not nod. ${way.solve(A)} ${way.slow ? 'It was the longest quarter of an hour of the year.' : 'It was no sooner begun than over.'} In they all ran, and it was just in time. Nobody had said thank you yet; there is a minute when you forget. ${a} had turned round already, to go home, without a cap.`,
      ),
      page(
        {
          setting,
          weather: 'clear',
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'shy'), seen(K, 'stand', 'happy')],
          things: ['cap'],
        },
        `"You gave me your word," said ${n}, who had come out again. "Yes," said ${a}. "And I broke it." "You gave back the cap first," said ${k}. "I saw it." ${n} was silent for as long as a father takes to paint a board. "When I was small," said ${n}, "I once came down those stairs on a tray. He said, '${refrain.slice(0, -1)}.' I never did it again. I've thought of it every day."`,
        `${k} ran after ${a} with the cap, and ${n} ran behind. "${refrain}" called ${n}, out of breath. "I mean, you don't go home on a Saturday. There's work." "But I broke my promise," said ${a}. "You paid for it," said ${n}. "It was a wrong promise, and I asked for it. My father would never have got in." ${k} held out the cap, and it went back to where it belonged.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'kneel', 'surprised'), seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `The board still hangs there, over the key. Somebody has painted a small S on it, in gold that was not quite dry on Monday. "There is one ways," it says now, and everybody knows what is meant. And on that Monday, before they had opened, ${k} and ${a} looked in at the window. ${way.copy(n, things)} ${a} knocked on the glass. "${refrain}" said ${a}.`,
        `On Monday there were two lines on the board. Under "There is one way" stood, in new gold, "at least". ${k} read it out. It was early, and there was nobody behind the counter. They looked about. ${way.copy(n, things)} "Don't tell anybody," said ${n}. ${a} put on the cap, and had a good look, and took plenty of time. "${refrain}" said ${a}.`,
      ),
    ],
  };
}
