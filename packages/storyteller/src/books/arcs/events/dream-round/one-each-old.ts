import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** There is one dream for every bed in the street, and whoever brings them has no bed in it. */
export function old(going: Going): Told {
  const { title, K, k, G, g, Gcap, D, d, D1, van } = partsOf(going);
  return {
    title,
    refrain: 'Sign here',
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(D, 'stand', 'worried'), seen(K, 'look-up', 'surprised')],
          things: ['lorry'],
        },
        `It came each night at ten past eight, with its lamps turned low. DREAMS, it said along the side, in letters that you could only read with your eyes nearly shut. ${K.introduced} had read them twice. On Friday the ${van} did a thing that it had never done, and stopped. There was a knock. "I've lost my list," said ${D1}, who was dripping on the mat. "The rain got at it. I've forty dreams in there, all alike in brown paper. You know who lives in this street, don't you?"`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'walk', 'excited'), seen(G, 'walk', 'curious'), seen(D, 'hold', 'calm', 'box')],
          things: ['torch', 'box'],
        },
        `So they went along, ${k} and ${g}, in coats and slippers, as far as the lamp at the end. The dreams lay in the back of the ${van} in rows. They were warm, like loaves. Some of them moved. "Don't shake them," said ${d}. "That's how people get the one about school, and no trousers." You could not look inside. But you could put an ear to the paper, and ${k} did. "This one barks," said ${k}. "Very quietly. It's running after something." "Number four," said ${g}. "They've got that old spaniel."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'box'), seen(D, 'point', 'happy')],
          things: ['box', 'pencil'],
        },
        `After that they went like post. One smelled of coal and salt. It was for Mr Finch, who had been to sea when he was young. One was heavy, and when you tipped it there was clapping in it. ${k} thought of the boy at nine, who hid behind his mother at the shop. "Sign here," said ${d}, each time, and held out a pencil. Somebody asleep put out an arm, made a cross, and took the arm in again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'cover', 'surprised'), seen(G, 'stand', 'happy'), seen(D, 'stand', 'surprised')],
          things: ['box'],
        },
        `They only got two of them wrong. They knew it by the windows. At number twelve, out of the cot, a very small voice said, "Sit down at once, please, everybody." And from number thirteen, where Mrs Stern lives, who is a head teacher, there came a gurgle. "Boo," said Mrs Stern. "Boo! Again!" "Ought we to change them?" said ${k}. ${d} listened for a bit. "I'd leave it," said ${d}. "It'll do them both good."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'box'), seen(D, 'stand', 'calm')], things: ['box'] },
        `Then there was one left. It was small, and as light as a roll. ${k} put an ear to it. It was high up in there, and windy. Something went by underneath that might have been the church. There is one dream that you wait for all year. "It's flying," said ${k}. "Who hasn't had one yet?" "You haven't," said ${g}. And so it was. There were forty beds in the street, and that made forty. "Sign here," said ${d}, and smiled, and yawned.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'curious'), seen(D, 'sit', 'sleepy')],
          things: ['box', 'pencil'],
        },
        `It was the yawn. ${k} had the pencil on the paper already. "When do you have yours?" said ${k}. "Mine?" said ${d}. "It's daylight by the time I've done, and the place is shut. It's one for each bed in the street, and I haven't one in it. I had one left over once. Somebody had gone on holiday." "When was that?" said ${k}. ${d} had to count. "It had a goat in it," said ${d}. "It will be nineteen years in June."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')], things: ['box'] },
        `You could see that nothing was being asked for. That made it worse. ${k} looked at ${g}, who looked at the lamp. It was only fair, to have one's own dream. It was on the list, or it would have been. If ${k} had not asked, ${k} would be up there by now, with both arms out. It is odd about a question. You can't put it back. ${k} listened to the wind in there once more. Then ${k} wrote something on the label, and it wasn't ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'box'), seen(D, 'stand', 'surprised')],
          things: ['box', 'pencil'],
        },
        `"That says ${d}," said ${d}. "Yes," said ${k}. "I can't take that. I'm not a house." "You've got a seat," said ${k}. "It tips back. I saw it." "And you'd have none." "I had one yesterday," said ${k}. "It was about a bus, and it wasn't very good. But it was one." ${d} opened a mouth to say no, and it came out as another yawn. "Sign here," said ${k}, and held out the pencil.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(D, 'sleep', 'sleepy'), seen(K, 'look-up', 'surprised')],
          things: ['lorry', 'moon'],
        },
        `${Gcap} brought out a pillow, and a blanket with fringes. From the bedroom window ${k} could see right into the cab. There was a boot up on the wheel. There was a crackle of brown paper, and then it was quiet. And then, with no noise at all, the ${van} rose as much as a hand. It rose as much as a house. It went up past the window, all its lamps lit, with somebody snoring in it. It flew twice round the church, and you never saw anything so happy. It came down again like a leaf.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'calm')], things: ['pillow'] },
        `${k} got into bed, and there was nothing there. It was only dark, and plain, like a room before the furniture has come. It was not a bad night. You could not have said that it was a good one. In the morning everybody had something to tell. ${Gcap} had been to tea with a hen. The spaniel was stiff from running. At number thirteen Mrs Stern came out for the milk, looked left and right, and skipped. "What did you have?" said ${g}. "None," said ${k}, and passed the jam.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(D, 'hold', 'happy', 'box'), seen(K, 'stand', 'surprised')],
          things: ['box', 'lorry'],
        },
        `It stopped again that night, at ten past eight. There was a new list, in a plastic bag. And there was a parcel, bigger than the rest and not so neat, tied up with a bootlace. "It's not from the works," said ${d}. "I made it. I asked all along the street for a bit of theirs, and they were quite glad to. There's some sea in there. There's half of a hen." ${k} put an ear to it. It barked, and clapped, and somebody said "Boo". Above it all there was a wind. "Sign here," said ${d}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'happy'), seen(G, 'stand', 'happy')],
          things: ['box', 'star'],
        },
        `They were all in it. Mr Finch was at the wheel, and the spaniel had its head out of the window. The boy from number nine took a bow on the roof of the church. Mrs Stern sat next to ${k}, and swung her legs. And underneath, as small as a toy, somebody was waving a pencil. Since then there have been forty-one on the list. The last one has no number. CAB, it says. When the ${van} has gone by, ${g} looks in, and tucks in an arm that has been left outside. It's still holding on, as if to a pencil. There's a cross on the wallpaper.`,
      ),
    ],
  };
}
