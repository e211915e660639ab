import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'One more puff!',
  'Up you go, train!',
  'Puff, train, puff!',
  'You can, old train!',
  'Come on, old train!',
  'One puff more!',
  'Up, train, up!',
  'Puff on, old train!',
  'Nearly there, train!',
  'Keep going, train!',
  'Just one more puff!',
] as const;
const TITLES = ['one more puff', 'the last hill', 'the old train goes up', 'everybody out'];

/** On its last trip an old train cannot get up the hill with everybody in it, so they get out and walk beside it. */
export const LAST_HILL: EventPlot = {
  id: 'last-hill',
  when: /\b(?:last|old|retire\w*|steam|hills?|slow|tired)\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `The old train was on its last trip. In got ${A.introduced}.${comesToo}`,
        `The train was old. Today was its last trip. ${A.introduced} got in.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'happy')], things: ['steam-train'] },
        `In got ${B.introduced}. In got ${g}. In got a band. Toot, toot!`,
        `${B.introduced} got in. So did ${g}, and a band. It was full. Toot!`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['steam-train'] },
        `Chuff, chuff! Over the fields they went. Then came the big hill.`,
        `Off went the train. Chuff, chuff, chuff. Now it came to a hill.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried')], things: ['steam-train'] },
        `Chuff. Chuff. It got slow. "${refrain}" said ${a}. It stopped.`,
        `Up it went. Chuff. It went slow. Chuff. It stood still. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'excited')], things: ['steam-train'] },
        `They gave it a song. "${refrain}" they sang. It puffed. It did not move.`,
        `The band played for it. "${refrain}" said ${b}. Puff! But it stayed there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['steam-train'] },
        `It got more coal. Puff, puff, puff! "${refrain}" No. It was too full.`,
        `They gave it water. "${refrain}" It tried and tried. It could not do it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `${k} looked round. "It is us!" said ${k}. "We are heavy! Everybody out!"`,
        `"We all sit in it," said ${k}. "That is hard for it. Out we get!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['steam-train'] },
        `Out they got, and the band, too. Chuff! It moved! They walked beside it.`,
        `They all got out. Now it was light. Chuff, chuff! They walked along with it.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'cheer', 'proud'), things: ['steam-train'] },
        `Up, up, up to the top! Toot! You could see the sea from there.`,
        `There was the top! They could see for miles. Toot, toot, said the train.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: everybody(going, 'wave', 'calm'), things: ['steam-train', 'star'] },
        `There it stays now, under the stars. Good night, old train. No more puffs.`,
        `It will live up here now. It can look at the stars. Good night, train.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `The old train had gone up and down the line for ninety years. This was to be its last trip. "Is it sad?" said ${A.introduced}. "It's steaming," said ${B.introduced}. "That might be happy."${comesToo}`,
        `There were flags on the old train. LAST TRIP, said a sign. ${A.introduced} stroked its side, and it was warm. "Where does it go after this?" said ${a}. "Into a shed," said ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['steam-train'] },
        `Everybody wanted to be on it. There was a band, and a choir, and a lady with a cake. ${Gcap} had to stand. "Full up!" called the driver. Toot, said the train.`,
        `It had never been so full. People stood in the corridor and sat on the tubas. "Mind the cake," said a lady. "All aboard," said the driver. The train said toot, in a deep old voice.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['steam-train'] },
        `Chuff, chuff, they went, by the farms and the river. People came out to wave. Then the line began to climb. "Here's the hill," said ${b}. "The top is the end."`,
        `It went along the flat as well as ever. Cows ran beside it. "Now for the big hill," said ${a}, with a nose on the glass. "From the top you can see the sea."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried')], things: ['steam-train'] },
        `The chuffs came further apart. Chuff. And chuff. And, after a long time, chuff. "${refrain}" said ${a}. There was one more. Then there was only the wind.`,
        `Halfway up it began to pant. It went as fast as a walk, and then as fast as a snail. "${refrain}" called ${a}. It gave a sort of sigh, and stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'excited')], things: ['steam-train'] },
        `"It wants some music," said ${b}. So the band played, and everyone stamped. "${refrain}" they sang. The train shook with trying. It moved as much as a finger.`,
        `"We'll cheer it up," said ${b}. The choir sang, and the drum went bang. "${refrain}" It got quite excited. Steam came out on all sides. But it went nowhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['steam-train'] },
        `The driver gave it the last of the coal. The wheels went round and round in one place. "${refrain}" said everyone. But it had no puff left. "We shall have to go back," said the driver.`,
        `They put sand beneath the wheels, and oil on top. "${refrain}" they begged. It did its best. "It's too old," said the driver, and took off his cap. "It'll never see the top."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')] },
        `${k} looked along the carriage. There was the band, and there was the choir, all sitting. "Nobody's walking," said ${k}. "It's carrying all of us! It's got to carry the tuba!"`,
        `"How heavy is a tuba?" said ${k}. It was as heavy as a person. "And how heavy are we? We're the ones who are stopping it! We tell it to go, and we sit on it!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['steam-train'] },
        `So they all got out on the grass beside the line. Out came the cake. Out came the drum. The old train rose a bit, like a bed when you get up. Chuff, it said. Chuff!`,
        `"Everybody out!" shouted ${a}. It took some time. The last was the lady, with the cake. Then the train gave a small surprised puff, and its wheels went round.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'proud'), things: ['steam-train'] },
        `They walked along by its side, and patted it. The band played as they went. For ninety years it had carried people up that hill. "Now we're seeing it home," said ${a}.`,
        `All the way up they kept it company, and told it the view. It had never been so light. "It isn't taking us," said ${b}. "We're taking it." At the top was the sea.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: everybody(going, 'wave', 'calm'), things: ['steam-train', 'star'] },
        `They did not put it in a shed. It stands up there to this day, with the whole sea to look at. The stars came out. "Good night, old train," said ${a}. It gave one last small puff.`,
        `"It's got here," said ${k}. "Why should it go down again?" So it stayed. Children climb on it now. That night the stars shone on it. It was warm still, and quite quiet.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'sad')],
          things: ['steam-train'],
        },
        `The last trip of the old train was on a Saturday, at ten, and half the town had a ticket. ${A.introduced} had been first in the queue. "Think of it," said ${a}. "The very last one, and we'll be in it!" ${B.introduced} was looking at the engine. It stood there and ticked, as they do. "I don't see why you're so pleased," said ${b}.${comesToo}`,
        `It had been in all the papers: THE OLD TRAIN'S LAST TRIP. There were flags on it, and a wreath. ${A.introduced} had a new camera, and took eleven pictures before it had even moved. ${B.introduced} did not want to be in any of them.${comesToo} "It's a party," said ${a}. "It's a goodbye," said ${b}. "You can't do both with one cake."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'worried')], things: ['steam-train'] },
        `Nobody had liked to say no to anyone. There was the town band in the front, with two tubas. There was a choir. There was a lady with a cake in the shape of the train, and a man with the plates. "Room for one more," people kept saying. The springs said something else.`,
        `By ten you could not have got in a walking stick. They sat three to a seat, and one on the rack. The band had come, and all that it blew. ${Gcap} was somewhere under a drum. "Isn't it grand?" said ${a}. "It's going to be heavy," said ${b}. A whistle blew. It was not loud, but there were people on the platform who put up their handkerchiefs.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['steam-train'] },
        `It went off as though it had been told it was ninety years younger. It went over the bridge and through the two farms. Children ran down to the fences. And at the end of the valley, where it had always been, stood the hill. On the top was the last station, and after that there was only the sea.`,
        `For an hour it was all waving. Every gate had somebody on it. "It knows the way," said ${a}. "It ought to," said ${b}. After the river the line turned, and they saw the hill. It was the steepest on any railway for miles. From up there, the driver said, you could see right over the edge of the world.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried')],
          things: ['steam-train'],
        },
        `You can tell a good deal from a chuff. To begin with they came like footsteps. Then they came like somebody on the stairs with shopping. "${refrain}" called ${a}, out of the window. There was one. They waited for the next, and it was a long time on the way. It did not quite arrive. The old train stood still in the heather, and wheezed.`,
        `It took a run at it. They went up the first part in fine style, and the second at a walk. People stopped talking. "${refrain}" said ${a}, under that silence. The whole length of it shuddered. Chuff, it said, like somebody lifting a piano, and after a time, chuff. A butterfly overtook them. Then the window had stopped going by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'shout', 'excited')], things: ['steam-train'] },
        `"It wants encouraging," said ${a}. So the band played something quick, and they all stamped in time. "${refrain}" roared two hundred people. It did try. You could feel it through the seats, trying. The wheels spun, and there was a smell of hot pennies. "Don't," said ${b}. "Don't shout at it. Can't you hear?"`,
        `First they sang to it. Then the driver used the good coal, which had been kept for the top. "${refrain}" they chanted, and beat on the doors. With every beat the engine threw itself against the hill, and slid, and threw itself again. "It's going to burst something," said ${b}. "You're being horrible to it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')], things: ['steam-train'] },
        `"I'm helping!" said ${a}. "You've been miserable since we got in." "It's the last time it'll ever do anything," said ${b}, "and you want it to do tricks." "I want it to get there," said ${a}. And that, when it came out, was so much what ${b} wanted, too, that they both stopped. The driver came along the line, wiping his face. "I'm sorry," he said. "It's down from here. It's not got it in it."`,
        `"You don't love it," said ${b}. "You've only been on it twice." "You've only been sad at it," said ${a}. "What's the use of that? It can't climb a hill on sad." It was a fair hit. Neither of them felt any better for it. Outside somebody was explaining that they would have to roll back down and go home by bus.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')] },
        `${k} did not hear all that. ${k} was looking at a tuba. It took up two seats. Beside it sat a large man, and on his knees there was a box of plates. "Up," everybody had been saying. "Up, up." Nobody had got up. "It isn't the hill," said ${k}. "It's us. We're sitting here telling it to go, and what it can't lift is the people telling it."`,
        `It was quiet enough to count. ${k} counted forty in that one carriage, and there were five. "How many were in it yesterday?" said ${k}. "Six or seven, usually," said the driver. "That's why they're stopping it." So it had gone up there every day, with six. "Then there's nothing the matter with it," said ${k}. "It's only been loved by too many at once."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'calm')], things: ['steam-train'] },
        `There was just one thing to be done. ${a} saw it a second later, and wished not to have. All summer ${a} had said it: the last one, and I'll be in it. If they got out here, then nobody would. It would make its last trip up that hill with not one ticket aboard. ${a} held on to the seat for a moment. It was red plush, and warm. "Everybody out," said ${a}, in rather a high voice, and opened the door, and was the first.`,
        `Nobody wanted to be the one to say so. They had paid. They had come to be on it to the very end, and so had ${a}, more than anybody there. It was what the camera was for. You cannot take a picture from a train that you are not in. ${a} looked at ${b}, and saw that ${b} would never ask it. "Well," said ${a}, and took one side of the cake. "Come on, then. We'll walk."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'proud'), things: ['steam-train'] },
        `It took a quarter of an hour to unload it. As each of them stepped down, it rose a little. When the second tuba was out, it gave a cough, as if it had just remembered something. Chuff. The wheels bit. They walked beside it through the heather, all two hundred, as slowly as you like, with the band in front. "We've been in it for ninety years," said ${b}. "I think it's our turn." ${a} had one side of the cake, and could not have waved if there had been anybody to wave to.`,
        `So it went up with nobody in it. They went along on either side and kept it in the middle, the way you bring home somebody very old. Nobody chanted. Chuff, it said, quite easily, like footsteps. ${a} had thought that it would feel like missing something. But you can't see a train when you are in it. ${a} had never once in all that time seen its face. "${refrain}" said ${b}, just to be friendly.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'stand', 'calm'), things: ['steam-train'] },
        `And there was the sea, from one side to the other. It came up beside the last platform and let go its steam in one long breath. They cut the cake there. Nobody has ever had the heart to take it down again. It stands at the top, with daisies round the wheels, and the door open. ${a} and ${b} go up on Saturdays. They always walk the last bit.`,
        `At the top it stopped by itself. The sun was going down into the water, and all its brass was on fire. "That's what I'd have taken," said ${a}. The camera was at the bottom of somebody's tuba. "I've got it," said ${b}, who was looking. They left it there for good, in the end. It seemed to have arrived. On fine days there are children all over it, and you can count as many as you like.`,
      ),
    ],
  };
}
