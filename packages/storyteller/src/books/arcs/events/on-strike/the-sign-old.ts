import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A strike with a demand that is perfectly clear to those who made the sign. */
export function old(going: Going): Told {
  const { refrain, k, K, G, g, Gcap, who, them, Them, boss, Boss, at, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: who.setting,
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), ...at('stand', 'curious')],
          things,
        },
        `On Saturday the post brought ${K.introduced} a card from the seaside. It had nothing much on the back. So ${k} pinned it up on the bare wall ${who.home}. It would give ${them} something to look at. They had lived there all their lives, and it was a very plain wall. They came and stood in front of it. ${Boss}, who was the boss, stood there longest. Nobody thought anything of that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), ...at('sit', 'determined')],
          things: ['sign', ...things],
        },
        `On Monday there was ${who.none}. ${Them} sat in one long row, with straight backs, and did nothing as hard as they could. ${Boss} sat in front of them and held a sign on a stick. "Is anybody ill?" asked ${k}. "Nobody is ill," said ${boss}. "We are on strike." "What for?" "It's all on the sign," said ${boss}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(G, 'stand', 'curious')], things: ['sign'] },
        `There was one difficulty. ${Them} had never learned to write. They had drawn it instead, and it had smudged a little. There was a wavy line, from one side to the other. Over the line there was something round. "I see," said ${g}, who had come out to help, and turned the sign the other way up. It was no better. "One could hardly put it more clearly," said ${boss}, and turned it back.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy'), ...at('sit', 'determined')],
          things: ['ball'],
        },
        `"It's a worm," said ${k}, "and a ball." It took an hour to dig up a worm with so many bends in it. The ball was in the hedge. ${k} laid the two down side by side, just as they were on the sign. There was a silence. The worm looked round, and left. ${Boss} gave the ball a push, and it rolled slowly back to where it had come from. "${refrain}" said ${boss}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'jump', 'happy'), ...at('sit', 'determined')], things },
        `"It's a skipping rope," said ${g} on Tuesday, "with somebody's head over it." ${Gcap} had been rather good at skipping, once. ${Them} were given forty skips, and ten with crossed arms. By the end of it ${g} was scarlet, and had to be sat in a chair. ${Them} had leaned forward to see. One or two of them would have liked to clap. But ${boss} looked along the row, and nobody did. "${refrain}" said ${boss}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'worried'), ...at('sit', 'determined')],
          things: ['pancakes', ...things],
        },
        `On Wednesday ${k} carried out a plate with a cover on it, and took off the cover. On the plate lay one long noodle. Above it lay a pancake, as round as could be. It was the very picture of the sign. All together, as if somebody had counted, ${them} turned to face the wall. "${refrain}" said ${boss}, without turning round. ${k} and ${g} had pancakes for supper, and did not enjoy them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad')] },
        `By Thursday they had run out of ${who.goods}, and of worms, and of things that are round. ${k} went to them alone, and sat down at the end of the row. "I'm not against you," said ${k}. "If I had it I'd have given it to you on Monday. I'd give you two. I just don't know what it is." Nobody answered. But they moved up a bit, to make room.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `There's not much to do in a row. One looks straight ahead, because that is how one is facing. They were all facing the wall. ${k} looked at it too, for want of anything better, and then sat up. The card was still hanging there. It had curled at one corner. There was a wavy line on it, from one side to the other, and it was blue. Over the line, and just going down, there was something round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'excited'), ...at('jump', 'excited')] },
        `"It's the sea," said ${k}. "It isn't a thing at all. It's a place. You don't want to have it, you want to go to it!" The noise was such that ${g} came running in with one boot on. "You've been there every summer," said ${boss}, when it was quiet again. "You come back with sand in your shoes, and you tell us all about it. And then you hang it up where we can't get in." ${k} had never looked at it like that.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'sit', 'happy'), ...at('run', 'happy')],
        },
        `They went on the Saturday. ${Gcap} drove, and everybody held somebody on their knees. When the door was opened not one of them got out. They all looked at it over each other's shoulders. "It moves," said ${boss}, at last. "They don't tell you that on the card." Then they all went down the beach at once, and you never heard such a noise. ${who.older}`,
      ),
      page(
        {
          setting: who.setting,
          camera: 'close',
          actors: [seen(K, 'look-up', 'surprised'), ...at('sit', 'proud')],
          things: ['sign'],
        },
        `For the whole of the next month there was no trouble of any kind. The old sign hung on the wall, with a bit of seaweed over it. Then a friend of ${K.names} sent a card, and ${k} pinned it up beside the sign, without thinking. In the morning ${them} were sitting in a row, with very straight backs. ${Boss} had a new sign. It went up to a point, and it was white at the top. "${Gcap === 'The grown-up' ? 'Oh dear' : Gcap}," called ${k}, "how many warm hats have we got?"`,
      ),
    ],
  };
}
