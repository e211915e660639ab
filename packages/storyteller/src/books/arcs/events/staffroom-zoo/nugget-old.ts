import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

export function old(going: Going): Told {
  const { title, K, k, B, b, H, h, giraffe, tortoise, owl, refrain } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(H, 'stand', 'shy'), seen(K, 'sit', 'curious'), seen(B, 'sit', 'surprised')],
        },
        `On Monday, by the board, stood somebody whom nobody knew. He was short and round, with a brown suit, and cheeks as if he'd put something by for later. ${refrain} he said, and bowed. "My name is ${h}." "Where's Mrs Long?" said ${B.introduced}. ${K.introduced} didn't say anything. ${k} was the sort who looks. In the corner stood the cage of the class hamster, with its door open. The hamster was brown, and he was called Nugget.`,
      ),
      page(
        { camera: 'wide', actors: [seen(giraffe, 'stand', 'worried'), seen(B, 'point', 'surprised')] },
        `There was a knock at the window. They were on the first floor. It was ${giraffe.aKind}, in a pair of glasses, and it looked as people look who've been up all night. "There are more of them in the staff room!" shouted ${b}. There were nine. They'd come at ten past eight, and had hung up their coats. There was a badger at the photocopier. They'd tried to do the register, and it had been eaten. They were the teachers, and they were all the teachers that there were.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'excited'), seen(K, 'stand', 'worried')] },
        `You can imagine how it was. "No lessons!" went through the school like a fire bell. They slid in the hall. They rang the real bell, for the noise. ${b} ate a whole lunch at half past nine. It was everything that they'd ever wanted, and it lasted until ten. But somebody had to go round ${tortoise.aKind} in the doorway, and then somebody else. It kept opening its mouth. "Mind out!" they said to it. ${k} stopped running.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(tortoise, 'walk', 'sad')] },
        `"Who are you?" said ${k}, down on the floor. ${cap(tortoise.theKind)} looked up at the clock, and shook its head, and hurried on. You had to know that it was hurrying. There was only one person in that school who was late for everything, and minded so much. "Mr Slow!" said ${k}. "It's all right. They've only just started. Good morning, Mr Slow." It put down its head on ${K.names} shoe. It's terrible to be somebody, all morning long, and have nobody notice who.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(giraffe, 'stand', 'happy'), seen(K, 'hold', 'happy', 'notebook'), seen(owl, 'sit', 'calm')],
        },
        `They'd all been looked at, for years, by somebody who looks. So ${k} did it by habits. ${cap(giraffe.theKind)} had come round behind, to read the sum, and breathed at a mistake. "Good morning, Mrs Long." ${cap(owl.theKind)} had turned round, right round, at one whisper from the coats. "Good morning, Miss Hoot." ${b} held the list. "The one that's walked off with my pen?" said ${b}. "That's Mr Magg," said ${k}. "He always does." And each of them, at its name, sat up.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(owl, 'sit', 'proud'), seen(B, 'sit', 'excited'), seen(K, 'sit', 'excited')],
        },
        `And then, for it's hard to stop a teacher, they taught. Nobody had ever had such lessons. They listened with their eyes shut until they could hear a beetle cross the floor. They measured a tongue. It was forty-five centimetres, and purple. They learned to eat a lettuce as though there were no bell in the world. "When is it break?" said somebody, at a quarter to one. They'd had it. They hadn't noticed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'proud'), seen(K, 'sit', 'surprised')] },
        `Only the new one had nobody to teach. He stood at the board, with a piece of chalk in each cheek. "Nugget," said ${k}, very low. He went red, and then he didn't deny it. "Ask me something," he said. "Please. Anything." "Seven eights?" "Fifty-six! Nine twelves is a hundred and eight. The capital of Peru is Lima. I've been in this class for three years. I've heard it all three times. I was in the corner, and I knew, I always knew. And nobody ever asked me."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'stand', 'excited'), seen(K, 'think', 'worried'), seen(H, 'stand', 'shy')],
        },
        `"I found it in the end," said ${h}. "One has to wish at the wheel when it's going backwards. I only wanted to be asked. I didn't think of what they'd be." "Can you put it right?" said ${k}. "I can," said ${h}. "If I go in again." He looked at the cage. "Don't!" said ${b}. "Think of it! No tests. No spelling. For ever!" They both turned to ${k}, who'd had a better day than any. ${k} thought of the shoe, and who had leaned on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'shy'), seen(K, 'sit', 'calm')] },
        `"They ought to be who they are," said ${k}, "and so should you. But I'd ask you." "Would you?" said ${h}. "Every day. A hard one." He was silent for a good while. He had taken his shoes off, under the desk. "I don't know how they do it, on these feet," he said. "And it's so loud. And nobody here sleeps until four, you know, not one of them." He gave back the chalk, both pieces. "I should like to do the bell," said ${h}. "Just once."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(B, 'stand', 'surprised')], things: ['clock'] },
        `It rang at three, and rather long. On the floor lay a brown suit with nobody in it. Along the passage nine people were looking for their glasses. ${refrain} said Mrs Long, from the door, though it was the afternoon. She stopped beside ${k}, and bent down. "You knew me," she said, in another voice. "I was so high up, and not one of them looked at my face." Then she read the sum over ${K.names} shoulder, and breathed.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(B, 'kneel', 'curious')], things: ['notebook'] },
        `It's never spoken of. There is a lettuce on the plate at meetings now, and nobody ever hurries Mr Slow. And each morning, before the register, two of them kneel in the corner by the cage. "Six sevens?" says ${k}. It goes quiet. Then the wheel begins. They count it, under their breath. It goes round forty-two times, and stops, and somebody with full cheeks looks out to see if it was right. "It always is," says ${b}. "He ought to be a teacher."`,
      ),
    ],
  };
}
