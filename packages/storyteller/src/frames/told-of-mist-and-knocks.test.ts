import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('the scene a parent of a small child means', { timeout: 180_000 }, () => {
  test.each<[AgeBand, string, string]>([
    ['2-3', 'has to have a nebuliser when her chest is bad and she fights the mask', 'taking-medicine/neb'],
    ['2-3', 'scared of the nebulizer mask', 'taking-medicine/neb'],
    ['2-3', 'she needs a neb for croup and screams', 'taking-medicine/neb'],
    ['4-5', 'hates the nebuliser', 'taking-medicine/neb'],
    ['6-7', "won't sit still for her nebuliser", 'taking-medicine/neb'],
    ['8-10', 'hates the nebuliser because it is so loud', 'taking-medicine/neb'],
    ['2-3', 'my granddaughter cries for mummy all day when i have her on thursdays', 'saying-goodbye/tillknock'],
    ['2-3', 'cries for mummy when she is at nanas house while i work', 'saying-goodbye/tillknock'],
    ['4-5', 'my granddaughter cries for her mum when I look after her', 'saying-goodbye/tillknock'],
    ['2-3', 'childminder here, one girl cries for her mum until pick up', 'saying-goodbye/tillknock'],
    ['2-3', 'asks for daddy all the time when I mind her on mondays', 'saying-goodbye/tillknock'],
    ['4-5', "misses mummy when she is at granny's", 'saying-goodbye/tillknock'],
    ['2-3', "hitting mummy in the face when she's cross", 'hitting/crosshand'],
    ['2-3', 'slaps my face when she is angry', 'hitting/crosshand'],
    ['4-5', 'jealous of her sisters birthday presents', 'jealousy/theirpresents'],
    ['2-3', 'jealous when her brother gets presents on his birthday', 'jealousy/theirpresents'],
    ['4-5', 'sticks her tongue out and says i hate you when told no', 'managing-anger/stupid'],
    ['4-5', 'says "i hate you" whenever i say no', 'managing-anger/stupid'],
    ['2-3', 'shouts I hate you mummy', 'managing-anger/stupid'],
    ['4-5', 'she runs out of class when its noisy and hides in the cloakroom', 'running-off/fromclass'],
    ['6-7', 'hides in the cloakroom when class is noisy', 'running-off/fromclass'],
    ['2-3', 'doesnt want to leave the park, lies down on the floor screaming', 'stopping-play/gate'],
    ['2-3', 'refuses to sit on the potty, screams if we even mention it', 'potty-training/notsit'],
    ['4-5', 'picks her nose and eats it', 'hair-and-skin/nose'],
    ['4-5', "tells everyone they're not invited to her party", 'being-kind/notmyparty'],
    ['6-7', "she says you can't come to my party whenever a friend won't play her game", 'being-kind/notmyparty'],
    ['2-3', 'wakes up crying for milk 3 times a night, we are trying to stop night feeds', 'dummy-or-bottle/nightmilk'],
    ['2-3', 'refuses to drink water only wants juice', 'healthy-eating/onlyjuice'],
    ['4-5', 'wont drink water, only squash', 'healthy-eating/onlyjuice'],
    ['4-5', "daddy shouts when he's had a drink and she hides", 'hard-times/glass'],
    ['2-3', 'cries when her dad comes home drunk and shouts', 'hard-times/glass'],
    ['6-7', 'mum gets drunk at weekends and she is scared', 'hard-times/glass'],
    ['4-5', 'worried about burglars after nextdoor got broken in to', 'feeling-worried/nextdoor'],
    ['6-7', 'scared since the neighbours were burgled', 'feeling-worried/nextdoor'],
    ['2-3', 'scared of the big kids at soft play', 'feeling-worried/bigfeet'],
    ['4-5', 'cries at the park when older children come near', 'feeling-worried/bigfeet'],
    ['4-5', 'cries when she gets a sticker taken away, thinks teacher is cross with her', 'told-off/starsoff'],
    ['6-7', 'got put on the red light at school and cried all evening', 'told-off/starsoff'],
    ['4-5', 'lost her golden time and thinks her teacher hates her', 'told-off/starsoff'],
    ['4-5', 'cuts her own hair and her dolls hair with scissors', 'hair-and-skin/ownscissors'],
    ['2-3', 'cut her fringe off with scissors', 'hair-and-skin/ownscissors'],
    ['2-3', 'hates wearing glasses, pulls them off and throws them', 'glasses/pulledoff'],
    ['4-5', 'wont keep her glasses on', 'glasses/pulledoff'],
    ['2-3', 'takes her nappy off in bed and makes a mess', 'potty-training/smear'],
    ['4-5', 'moving from India to England, doesnt speak much english', 'moving-house/language'],
    ['4-5', 'fasting in ramadan, wants to know why she cant fast like her big brother', 'family-faith/tooyoung'],
  ])('%s: %s', (band, problem, scene) => expect(told(band, problem).scene).toBe(scene));

  test.each<[AgeBand, string, string]>([
    ['6-7', 'fed up that her brother gets to play while she does her nebuliser', 'taking-medicine/neb'],
    ['2-3', 'uses an inhaler with a spacer and fights it', 'taking-medicine/neb'],
    ['4-5', "cries for mummy when she's at my house, we separated in spring", 'saying-goodbye/tillknock'],
    ['4-5', 'misses mummy who is in hospital, nan looks after her', 'saying-goodbye/tillknock'],
    ['2-3', 'hits her head on the floor when she is cross', 'hitting/crosshand'],
    ['4-5', 'jealous of the new baby', 'jealousy/theirpresents'],
    ['4-5', 'a girl at school says i hate you to her', 'managing-anger/stupid'],
    ['4-5', 'does not want to leave mummy at the school gate', 'stopping-play/gate'],
    ['4-5', 'gets nose bleeds and picks her nose', 'hair-and-skin/nose'],
    ['4-5', 'a girl told her she is not invited to her party', 'being-kind/notmyparty'],
    ['6-7', 'we were burgled and she is scared at night', 'feeling-worried/nextdoor'],
    ['4-5', 'scared of the big kids in the playground at school', 'feeling-worried/bigfeet'],
    ['4-5', 'screams at the hairdresser when they cut her hair', 'hair-and-skin/ownscissors'],
    ['6-7', 'gets laughed at for her glasses and pulls them off at school', 'glasses/pulledoff'],
    ['4-5', 'collects stickers and cries when her brother takes one', 'told-off/starsoff'],
    ['4-5', 'dad shouts at her when she spills her drink', 'hard-times/glass'],
    ['4-5', 'scared of water in the swimming pool', 'healthy-eating/onlyjuice'],
    ['4-5', 'first wobbly tooth and she is scared it will hurt', 'wobbly-tooth/thread'],
  ])('%s: %s is no %s', (band, problem, scene) => expect(told(band, problem).scene).not.toBe(scene));

  test('a comma that was left out begins another sentence', () =>
    expect(told('4-5', 'refuses to hold a pencil only wants chalk').text).not.toMatch(/only wants/));

  test('who runs off in a shop is told of no road', () =>
    expect(told('2-3', 'runs away laughing when i call her in the supermarket').text).toContain('trolleys'));

  test('no mist is counted in breaths', () =>
    expect(told('2-3', 'has a nebuliser and fights the mask').text).not.toMatch(/five|puff/i));

  test('whoever is out is named', () =>
    expect(told('2-3', 'cries for mummy when she is at nanas house while i work').text).toContain(
      'Mummy said bye-bye',
    ));

  test('water in the eyes is told where the notes say it', () =>
    expect(told('2-3', 'screams in the bath when we wash her hair', 'water in her eyes is the worst bit').scene).toBe('bath-time/eyes')); // prettier-ignore

  test("a swimming teacher helps by name, and a class teacher doesn't", () => {
    expect(told('4-5', 'swimming lessons, wont put her face in the water', 'her teacher is called Jo').text).toContain('Jo can'); // prettier-ignore
    expect(told('4-5', 'swimming lessons, wont put her face in the water', 'her teacher is called Mrs Hall').text).not.toContain('Hall'); // prettier-ignore
  });
});
