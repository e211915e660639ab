import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Nobody gets into a train that they do not know; on time it could be, or it could go back for the last one in the rain. */
export function old(going: Going): Told {
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
        `${A.introduced} was so new that the cows could see themselves in it, and stopped chewing. It was the first day of all. "Five stops out, five stops back," said ${t}, who had the flag and the clock. "The old green one never missed a minute in thirty years. Be on time; there'll be a gentleman with a notebook." ${k} had a season ticket and the front seat. The flag went up.`,
        `They had sent the old green one away to have a rest. In its place stood ${A.introduced}, without a scratch. It was the first day, and the paint could still be smelled in the signal box. "There's not much to it," said ${t}. "There are five stops, and a clock. Somebody from the railway will stand at the end with a notebook." ${k}, who went to see a grandmother at stop five, got in at the front.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(L, 'stand', 'calm')] },
        `At Apple Lane there was ${l}, on the platform, with three bags. ${a} stopped with all the doors in the right place. It had been practised with chairs. "All aboard!" ${l} looked to the left of it, and then to the right of it. "You're standing in front of my view, dear," she said. "${refrain}"`,
        `The first one on the line was Apple Lane. ${a} came in like butter, opened everything that would open, and said the words that one says. On the platform ${l} went on knitting. "I don't want to be rude," said ${l}, and counted her stitches. "But could you go on a bit? They'll never get it in behind you. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(L, 'stand', 'calm')] },
        `"But I am the train," said ${a}. ${l} put on a second pair of glasses over the first. "I've gone with the train on Tuesdays since I was married," she said. "It's green. It has a dent in front, like a thumb in a bun, and it goes clank. Say clank." ${a} tried. It came out as a sort of hum. "There you are," said ${l}, not unkindly.`,
        `"I'm it," said ${a}. "I'm the half past eight." ${l} got up and went along the whole of it with her hand on the paint. "Not a mark," she said at the end. "A train has marks. Ours has a dent that big, and when it rains it holds water, and a robin comes." One could see that she was sorry to have to say it. "You'll be something else, I expect. A new sort of shop."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'hold', 'calm')] },
        `${b} was at Bell Street, or at any rate a tuba was, with his legs coming out of it. "All aboard," said ${a}, a good deal lower. The tuba turned. "Do I know you?" it said. "My mother told me never to get into what I don't know. ${refrain}" At the third stop there were eleven of them. They moved their bags aside, so that ${a} could get by.`,
        `At Bell Street they had heard of it already. "You're the one who says that it's the train," said ${b}, and put his tuba between them. "I'm not saying anything against you. Anybody can make a mistake. But I play at the church at ten, and I can't go trying things. ${refrain}" At the third stop eleven people turned their backs, out of tact.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(K, 'reach', 'happy')], things: ['leaf'] },
        `"Green we can do," said ${k}. There was a wall of ivy at the third stop, and it took six minutes. ${a} had never been late before. By the end one could have taken the whole thing for a hedge, and a blackbird did. The eleven came nearer. One of them, a man with a dog, felt along the front. "It's good," he said. "But there's no dent. ${refrain}" The dog got in, and was called out again.`,
        `${k} couldn't bear it. "They want green," said ${k}, and pulled down half a hedge. It cost them six minutes by the clock, and some of the paint. The people at stop three were quite taken with it. Somebody asked if it would be done every year. "Only it's too quiet," said a woman with a hen. "Ours clanks. It's the dent that does it." They sat down on their bags again. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(K, 'sit', 'calm')] },
        `The gentleman with the notebook stood at the end of the line. He looked through all the windows, and wrote down a one. That was ${k}. "Six minutes," he said, "and forty seats. The railway can't run forty seats for one." He shut the book. "I'll be here again tonight. If it's not on time then, or it's empty, it'll have to be made into a café." ${a} did not say a word for two stations.`,
        `"One," said the gentleman with the notebook, at the end. He had hoped for more; he had children himself. "And late by six minutes. I'll come and look again this evening at seven. It must be on time, and there must be somebody in it. Otherwise they'll take you off. There's talk of a fish shop." ${k} did not go to the grandmother that day. ${k} rang her up, and stayed in the front seat.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'sad')] },
        `On the way back it rained, as if somebody had pulled a plug. The eleven stood at stop three with their collars up. ${b} had his tuba over his head, and it was filling from the wrong end. "I know I'm not the train," said ${a}, through the noise. "I won't go on about it. But I've got a roof. You could just wait in me." There was a pause. "Until it comes?" said the tuba. "Until it comes," said ${a}.`,
        `Towards four the rain came over the hill on long grey legs. They stood in it, at every stop, and looked down the line for something green. ${a} had been cross with them since noon. One can't be cross with people that wet. "You needn't get in," said ${a}. "Nobody's asking you to go anywhere. Only wait in here, where it's dry, and you'll see it from the window." "That's another thing," said ${b}, and dripped through the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(L, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
        `So they waited, and ${a} went, as smoothly as a drop on a window. At Bell Street they made room, and at Apple Lane there was ${l}. She got in backwards, to keep an eye on the line. There was a cake in the second bag. ${b} emptied the tuba out of the window, and played something slow. "It's a good place to wait," somebody said. "We ought to have had one years ago." At ten to seven there was only one stop left.`,
        `If one has four more stops, one can't stand about at this one. ${a} set off so gently that the hen did not wake. Nobody looked up. They were all looking out for the train. ${l} had got in to wait. There was cake in her bags, and it went round. ${b} played for the man with the dog. They would be there at seven, to the minute, with forty seats full of people who weren't in a train.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'worried'), seen(A, 'stand', 'worried')] },
        `It was then that ${k} looked back. "There's a boy at the stop," said ${k}. "He came too late. He's got no coat." It was ten to seven. Going back took ten minutes. Everybody inside was dry, and the gentleman would have his book open by now. ${a} thought of a café, with the same paint. "Leave nobody behind," said ${a}. It was what one said of trains. Then ${a} put on the brakes.`,
        `"Wait," said ${k}, with a nose against the back window. "There was somebody." Far behind, at the stop, stood a girl with a wet cello, and got smaller. It was eight minutes to seven. ${a} could be there on the stroke, and be a train for good. Or one could go back, and be a fish shop. "She's waiting for the green one," said ${a}. "She'd wait all night." And ${a} began to go backwards.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(T, 'stand', 'calm'), seen(K, 'stand', 'worried')],
        },
        `They came in at twelve past, much too fast, in the dark. Clonk! That was the post at the end of the line. Nobody was hurt, except the cake. ${t} stood there with the lamp, and beside her was the gentleman. "Twelve minutes," he said. He looked through the windows, and began to count. They were getting out. "I'm home," said ${l}. "And it never came! If it hadn't been for this one, I'd be standing there yet."`,
        `It was thirteen minutes past, and there was no light but the lamp of ${t}. ${a} did not see the post. Clonk! "Late," said the gentleman with the notebook. "I know," said ${a}. Then the doors opened. Out came a dog, and a hen, and a cello with somebody behind it. It took a long time. "We weren't in it," ${b} told him. "We only waited. Thirteen minutes is nothing, for a train that doesn't come."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'point', 'happy'), seen(K, 'stand', 'happy'), seen(A, 'stand', 'shy')] },
        `The gentleman wrote for quite a while. One could see the page by the lamp. It said "Late", and under that it said "Full". He read it over. "The green one," he said to ${t}. "Was it ever late?" "Only when it had gone back for somebody," said ${t}. "So I never put it down." He put his pencil away. "What's that in front?" he said. ${k} held up the lamp. It was small, and round, like a thumb in a bun.`,
        `The gentleman held his pencil over the page. "Forty-one," he said. "There are only forty seats." "She had my knee," said ${l}. ${t} said nothing. She had taken the lamp round to the front, and now she whistled. "How did the green one come by its dent?" said ${k}. "On its first day," said ${t}. "At that post. It had gone back for a boy with a tuba." And the gentleman tore out the page.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(L, 'wave', 'happy'), seen(B, 'wave', 'happy')],
        },
        `On Wednesday they all stood there again and looked down the line. Round the bend came something shiny, dent first. When it stopped, it went clank. "At last," said ${l}, and picked up her bags. "I don't know where it was yesterday." "Wasn't it green?" said ${b}. "It never was," said ${l}. She patted it, where it was dented, as she got in. There was some rain in there still, and a robin.`,
        `The next evening one could hear it at Apple Lane before it was round the bend. Clank, it went, clank. ${l} put away her knitting. "There," she said, "that's the train. You can't mistake it." They got in, all forty, and ${b} with his tuba as well. "It was good of that other one to have us," said ${l}. "I'd like to thank it. What was it, do you know?" "A place to wait," said ${k}, in the front seat.`,
      ),
    ],
  };
}
