import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './waiting-for-the-train-old.ts';

/** Everybody waits for the train that they know, the green one with the dent; and where can one wait in the dry? */
export const WAITING_FOR_THE_TRAIN: EventPlot = { id: 'waiting-for-the-train', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { L, B, T, refrain, titles } = partsOf(going);
  const [l, b, t] = [L.name, B.name, T.name];
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(K, 'wave', 'happy')] },
        `Here is ${A.introduced}. ${a} is new. It is the very first day! ${k} waves.`,
        `Look at ${A.introduced}! It is new. "Off you go," says ${k}. The first day!`,
        `Toot, toot! This is ${A.introduced}. All new today! ${k} may go along.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(L, 'stand', 'calm')] },
        `Stop one. There is ${l} with her bags. "Get in!" says ${a}. "${refrain}" says ${l}.`,
        `At stop one sits ${l}. "Come in!" says ${a}. "No," says ${l}. "${refrain}"`,
        `Who is at stop one? ${l}, with three bags. "In you get!" "${refrain}" says ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(L, 'stand', 'calm')] },
        `"I am the train," says ${a}. "No," says ${l}. "It is green. It has a dent."`,
        `"But that is me!" says ${a}. "You? You have no dent," says ${l}. "Ours is green."`,
        `"It is me!" says ${a}. ${l} looks. "Ours is green and old. It has a dent."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'hold', 'calm')] },
        `Stop two. There is ${b}. "Get in!" says ${a}. "${refrain}" says ${b}.`,
        `At stop two stands ${b}. He has a tuba. "All in!" "${refrain}" says ${b}.`,
        `${b} is at stop two. "Come in!" says ${a}. Toot? No. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(K, 'reach', 'happy')], things: ['leaf'] },
        `${k} puts green leaves on ${a}. "Now I am green!" "And the dent?" they say. "${refrain}"`,
        `"Be green," says ${k}. Leaves on, leaves all over! "It has no dent," they say. "${refrain}"`,
        `Leaves! ${k} makes ${a} green. Is it good? "Where is the dent?" they say. "${refrain}"`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(L, 'stand', 'sad')] },
        `Plip, plop. It rains! ${l} gets wet. "Wait in here," says ${a}. "It is dry."`,
        `Then comes rain. Poor ${l}! "You can wait in me," says ${a}. "Just till it comes."`,
        `Oh, rain! ${l} is all wet. "You may wait in here," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'happy'), seen(L, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
        `In gets ${l}. In gets ${b}. They wait and wait. ${a} goes along, just a little.`,
        `${l} sits down. ${b} sits down, too. "Just till the train comes!" Click, clack, click.`,
        `Now ${l} waits in ${a}. So does ${b}. The tuba too. Click, clack, they go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'surprised'), seen(A, 'stand', 'happy')] },
        `"Oh!" says ${l}. "I am at home! And the train never came." "No," says ${a}.`,
        `Look out! There is ${l}'s house. "I am home!" says ${l}. "And no train came!"`,
        `"This is my stop!" says ${l}. "And I did not see the train." ${a} smiles.`,
      ),
      page(
        {
          time: 'night',
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(T, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `Night. Home goes ${a}. Bump! Oh dear. "What is that?" says ${t}. "A dent!" says ${k}.`,
        `Now it is late. ${a} comes in. Clonk! "You have a dent!" says ${k}. ${t} laughs.`,
        `In the dark ${a} comes home. Bonk! Nobody is hurt. "Look," says ${t}. "A small dent!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(L, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
        },
        `The next day. "There is the dent," says ${l}. "It is our train!" says ${b}. All in!`,
        `Toot! Here comes ${a} again. "A dent!" say ${l} and ${b}. "That is our train!"`,
        `Who waits at the stop? ${l} and ${b}. "There it is, with the dent!" In they get.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { L, B, T, refrain, titles } = partsOf(going);
  const [l, b, t] = [L.name, B.name, T.name];
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(T, 'stand', 'calm'), seen(K, 'wave', 'happy')],
        },
        `Here was ${A.introduced}, and so new! You could see the cows in it. It was the first day of all. "Five stops," said ${t}, who had the flag. "Be on time, and leave nobody behind." ${k} had a ticket, and got in at the front.`,
        `On its first day ${A.introduced} shone like a spoon. There was not a scratch anywhere. "The old green one is having a rest," said ${t} at the station. "Now it's you." ${k} held the very first ticket.`,
        `Nobody had ever sat on the seats of ${A.introduced}. They still smelled of shop. "It's your first day," said ${t}, and lifted the flag. "There are five stops. Off you go." And in the front seat sat ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(L, 'stand', 'calm')] },
        `At the first stop stood ${l}, with three bags. ${a} opened all the doors. "All aboard!" "Not for me, thank you," said ${l}, and looked down the line. "${refrain}"`,
        `The first stop was Apple Lane. There was ${l}, on three bags. "Here I am!" said ${a}. "So I see, dear," said ${l}. "But you're in the way. ${refrain}"`,
        `${a} came into the first stop, quite softly, and stopped just right. There was only ${l}, with bags. "Would you like to get in?" "I can't," said ${l}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(L, 'stand', 'calm')] },
        `"But I am the train," said ${a}. ${l} put on her glasses. "The train is green," she said, "and it has a dent in front. I've gone with it for thirty years. I ought to know."`,
        `"I'm the train!" said ${a}. "No," said ${l}, kindly. "You're a very nice one, I'm sure. Ours is green. It has a dent, just there, like a thumb in a bun."`,
        `"That's me," said ${a}. "I'm it." ${l} walked all along and back again. "Where's the dent?" she said. "The train has a dent. And it's green. You can't fool me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'hold', 'calm')] },
        `At the second stop was ${b}, inside a tuba. "All aboard!" said ${a}, not quite so loudly. ${b} looked out through the hole. "Is it green?" he said. "${refrain}"`,
        `The second stop was Bell Street, and ${b} was there with his tuba. "Are you getting in?" said ${a}. "Into what?" said ${b}. "I don't know you. ${refrain}"`,
        `At stop two sat ${b}. He held a tuba on his knees like a big child. "Room for two!" said ${a}. "That's nice of you," said ${b}. "But no. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(K, 'reach', 'happy')], things: ['leaf'] },
        `"If they want green," said ${k}, "they can have it." At the third stop there was ivy on the wall. They hung it all over. "Very pretty," said the people. "But where's the dent? ${refrain}"`,
        `There was a hedge at the third stop, and ${k} had an idea. Soon ${a} was green from end to end. The people came to look. One of them felt along the front. "No dent," she said. "${refrain}"`,
        `${k} stuck leaves on ${a}, as far up as one could reach. "That's a bush," said the people. "It rustles. Ours goes clank, because of the dent. ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(K, 'sit', 'calm')] },
        `At the last stop ${a} counted. Forty seats there were, and one ${k}. "I was on time," said ${a}. "I was on time everywhere. There was just nobody in me." They turned round, and went back.`,
        `After five stops there was still only ${k}. "It's the dent," said ${a}. "I haven't got one. I've only got paint." ${k} moved from seat to seat, so that each had been sat on.`,
        `So they got to the end of the line, ${a} and ${k}. It's a long way with nobody in it. "Perhaps you get one later," said ${k}. "Like teeth." But ${a} only sighed, out of both doors.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'sad')] },
        `On the way back it began to rain. ${b} stood in it, and the tuba was filling up. "I know that I'm not the train," said ${a}. "But it's dry in here. You could wait in me." "Just until it comes," said ${b}.`,
        `Then the rain came down, all at once. ${b} had only the tuba to put over his head. ${a} could not bear it. "You needn't go anywhere," said ${a}. "Only come in and wait." "In that case," said ${b}.`,
        `It rained on the way back as it rains into a bucket. ${b} was wet to the knees. "Don't get in," said ${a}. "Just wait in here. You'll see it from the window." ${b} thought that very sensible.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(L, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
        `But ${a} had to be on time. So ${a} went on, as smoothly as milk. At every stop there was somebody wet. "Come in and wait," said ${k}. ${l} waited by the window. She had cake. ${b} played, to make it shorter.`,
        `One can't wait for ever at one stop, with four to go. ${a} rolled off so gently that nobody looked up. They were busy. ${l} had got in to wait as well, and had a cake. It went round. ${b} played something with rain in it.`,
        `${a} moved on a little, so as not to be late. Nobody minded. At the next stop ${l} got in to wait, with all her bags. In the bags was cake. "It's a nice place to wait in," said ${l}. ${b} played the tuba for her.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'surprised'), seen(A, 'stand', 'happy')] },
        `"Good gracious," said ${l}, and wiped the window. "That's my own front door. I'm home, and the train never came!" "No," said ${a}. "It must be late," said ${l}. "Thank you for having me."`,
        `All at once ${l} stood up. "There's my house," she said. "How did that get here?" She got out, and shook her head over it. "I waited the whole way home," said ${l}. "And not a sign of that train."`,
        `Somebody looked out. "That's funny. I live there." One after the other they found that they were home. "It never came at all," said ${l}, on the step. "It's a good thing that I didn't wait outside."`,
      ),
      page(
        {
          time: 'night',
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(T, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `It was late when ${a} came in. One gets tired. Clonk! That was the post at the end. ${t} brought the lamp. "Nobody's hurt," she said. "But you've got a dent, just there." "Have I?" said ${a}. "Have I really?"`,
        `"Well?" said ${t}, in the evening. "They didn't get in," said ${a}. "They only waited in me." "That's how it starts," said ${t}. ${a} thought about that, and forgot the post at the end. Clonk! "And that's the rest of it," said ${t}.`,
        `${a} came home in the dark, and was thinking of cake. Clonk! "Oh no," said ${a}. "And it's only my first day!" ${k} got out to look. "It's a small one," said ${k}, "like a thumb in a bun."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(L, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
        },
        `In the morning ${l} and ${b} looked down the line. "Here it comes," said ${l}. "I'd know that dent anywhere." "I thought it was green," said ${b}. "It never was," said ${l}, and got in.`,
        `The next day ${l} stood there with her bags. So did ${b}. "${refrain}" they said. Then they saw the dent. "There!" said ${l}. "That's our train. What a time it took!" And all of them got in.`,
        `On the second day ${a} came round the bend, dent first. "At last," said ${l}. "There's the train." She patted it as she got in. "I waited for you all yesterday," she said. "In quite a nice one. But it wasn't you."`,
      ),
    ],
  };
}
