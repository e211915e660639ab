import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for the oldest, who find out with the child what a home is for. */
export function old(going: Going): Told {
  const { chance } = going;
  const { what, use, Use, setting, refrain, X, who, x, xs, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(X, 'shout', 'angry')] },
        `There had been something about the ${what} since Sunday. It hummed, which they sometimes do, but this was a tune, and it had a second verse. On Monday ${k} opened it, a finger's width at a time. "${refrain}" said a voice. It was ${who}, with a blanket round the shoulders and a very small lamp. "People do, you know," said ${x}. "This is where I live."`,
        `It was an ordinary Monday, and ${k} wanted ${use}, and opened the ${what}, as one does. Inside sat ${who}, reading. "${refrain}" said ${x}, without looking up. "I'm so sorry," said ${k}, and closed it again. It was only at the kitchen door that ${k} began to think about it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'reach', 'surprised'), seen(X, 'shout', 'angry'), seen(K, 'stand', 'happy')],
        },
        `"Nobody lives in a ${what}," said ${g}, who was tired, and had come for ${use}. ${Gcap} opened it to prove the point. "${refrain}" It was pulled shut from inside. There was the click of something being bolted that has no bolt. "I see," said ${g}, after a while, and sat down. "Has it said how long?" "I don't think it's a visit," said ${k}. "There's a rug."`,
        `"There's somebody in the ${what}," said ${k}. "There's ${use} in the ${what}," said ${g}, and went to get it. "${refrain}" ${Gcap} stepped back on to the cat's dish. It takes some people like that. They look at the thing that they have opened every day for nine years, and they count the years again. "Who was that?" said ${g}. "That's ${x}," said ${k}. "I'd knock."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'box'), seen(X, 'sit', 'curious')] },
        `One couldn't simply turn somebody out. It would have to be something better. ${k} took a good strong box and cut a window in it. It got a curtain, and a carpet of real moss. It took all of Tuesday. ${x} walked from end to end, which was two steps, and looked out of the window. "It's the nicest box I was ever in," said ${x}, and meant it. By six the ${what} was humming again.`,
        `"Nobody would stay in there who had somewhere nicer," said ${k}, and went to work on a box. It got a window, and a door on a hinge of string, and a picture of the sea. ${x} was touched. ${x} sat in the middle of it for as long as manners ask, with both hands on both knees. "It's a bit quiet," said ${x}, "isn't it?" And that evening there was a light under the lid of the ${what}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy', 'basket'), seen(X, 'sit', 'curious')] },
        `${Gcap} tried next, with a basket and the second-best cushion. It went up to the attic, where one has peace. "So soft!" called ${x}. They listened. There was peace for about an hour. Then it came down the stairs, in small steps, and past them, and something clicked. "It was very peaceful," said ${x}, through the crack, in a small voice. "That's just it."`,
        `Then ${g} gave up the basket, and put it behind the sofa, next to the warm pipe. No draught had ever come there. "It's perfect," said ${x}, and was back before the news. "I don't understand it," said ${g}. "It's cramped in there. It's got no view. Every five minutes somebody puts a hand in." And for some reason ${k} remembered that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(K, 'stand', 'worried')] },
        `So they got used to it, as people do. There was a queue in the mornings. You knocked, and waited, and heard somebody put down a cup. "Good morning!" said ${x}, and you said it back; there was no way round it. "${Use}, if it's no trouble," said ${g}. It was passed out to them with both hands. It took for ever. "Mind you," said ${g}, "nobody's been this civil in here since we bought it."`,
        `By Friday they all knew how it was done. Knock, knock. "Come in! Good morning! And how did you sleep?" It wasn't only for show; ${x} wanted to be told. ${Gcap} had come for ${use}, and stood there for ten minutes, telling a dream about a horse. "I've missed the bus," said ${g} then. "I've never told anybody that dream." But all the same, it couldn't go on.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(X, 'think', 'sad')] },
        `"Where were you before?" said ${k}, on the floor, with one ear at the crack. "In a cave," said ${x}. "A very good one. It had a lake. I was there for three hundred years, and I wouldn't hear a word against it." It was quiet for a bit. "I used to say good morning at the front of it. There was an echo. It always said it exactly when I did. It never once said it first."`,
        `"Did they turn you out, where you were?" said ${k}. "There wasn't anybody to do it," said ${x}. "It was a cave. Nobody ever came by, in three hundred years, and I'm not counting the snow. You can have a great deal of room, you know, and all of it the wrong kind." ${x} drew the blanket up. "I put out a second cup, at the start. One stops."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')], things: ['box'] },
        `${k} lay awake over that. The box was quiet. The attic was peaceful. And every five minutes somebody put a hand in the ${what}. But that was what was wrong with it! Or was it? ${k} sat up in the dark. "It isn't the ${what}," said ${k}, aloud. "It's the opening!" It was only a matter, then, of finding what is opened most, in the whole house, by everyone. And there stood the box.`,
        `It is a strange thing to go through a house and ask of each part how often anybody looks in. The attic: Christmas. Behind the sofa: never, or when there's a coin. The ${what}: forty times a day. "So that's it," said ${k}. "That's all it ever was. But it's forty for the wrong reason." There was something that did better than forty. ${k} took the box with the window under one arm.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'point', 'proud'), seen(X, 'jump', 'happy')],
          things: ['box'],
        },
        `It was the front door. ${k} set the box beside it, on the step, out of the rain, with its window towards the path. "There isn't any view," said ${k}. "It's only people." ${x} went in with the lamp. It was one minute to four. At four the door flew open, because somebody was late. "Oh!" said ${x}. "Good afternoon!" "Afternoon!" shouted the somebody, and was gone. ${x} sat down. "Twice," said ${x}. "That counts as twice. It said it back."`,
        `Beside the front door there is a corner where the umbrellas used to be. ${k} put the box there, with its window to the path. It got a curtain ring to knock with. "It's draughty," said ${k}, "and everybody comes past." "Everybody?" said ${x}. The letterbox clapped. Feet went by, and a ball, and a dog with a stick. ${x} had both hands on the window sill. "Good morning," said ${x}, "good morning, good morning."`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'wave', 'excited'), seen(G, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `The post came, and stopped to talk. Next door came for an egg, and again to bring one back. ${k} found that there were a good many reasons for going out. "Hello, ${x}!" said ${g}, over two bags. "And the horse?" said ${x}. "It didn't come back," said ${g}. "I'll tell you if it does." By dark ${x} had run out of voice and only waved. It was the first evening of ${xs} life that had been too short.`,
        `They kept a list on the back of the door. Fifty-one hellos by teatime. Nine good nights. Somebody on the top of a bus, who had waved first. "In the cave," said ${x}, hoarse and happy, "it came to none." Some came down the street on purpose, after that. They knocked on the box, with the curtain ring, and told ${x} what they had told nobody. And they always got asked about it the next day.`,
      ),
      page(
        { setting, time: 'night', camera: 'close', actors: [seen(G, 'reach', 'shy'), seen(K, 'hide', 'happy')] },
        `So the ${what} is only a ${what} again. You can just pull it open. But late one evening ${k} saw ${g} come in for ${use}, and stop, and look left and right. ${Gcap} put up one finger and knocked. Then ${g} waited for a bit, as you do. "Good evening," said ${g}, into the dark of it, rather low. "Evening!" came a small voice, all the way from the front door.`,
        `Nobody lives in the ${what} now. It opens like any other. It's a funny thing, though. ${k} was under the table that night, after a marble. In came ${g}, on bare feet, for ${use}. There was nobody there to mind. ${Gcap} lifted a hand, and let it drop, and lifted it again. Knock, knock. "${refrain}" whispered ${k}, in the voice of a ${what}. And ${g} said, "I did."`,
      ),
    ],
  };
}
