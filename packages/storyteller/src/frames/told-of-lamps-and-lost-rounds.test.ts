import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const told = (problem: string, ageBand: Brief['ageBand']) =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });

describe('what happens at lamps, in shops, on photo days and in lost rounds has scenes of its own', () => {
  test.each([
    ['screams at moths', 'insects', 'lamp', ['2-3', '4-5', '6-7', '8-10', '11+']],
    ['scared of the moth in her bedroom', 'insects', 'lamp', ['6-7', '8-10', '11+']],
    ['wont go to bed because she saw a spider in her room last week', 'spiders', 'bedroom', ['2-3', '4-5', '6-7', '8-10']],
    ['there was a spider on her bedroom ceiling and now she wont sleep in there', 'spiders', 'bedroom', ['4-5', '6-7', '8-10']],
    ['checks her bed for spiders every night', 'spiders', 'bedroom', ['4-5', '6-7', '8-10']],
    ['runs off in shops and hides in the clothes rails', 'running-off', 'hidesinshop', ['2-3', '4-5', '6-7']],
    ['plays hide and seek in shops and we cant find her', 'running-off', 'hidesinshop', ['4-5', '6-7']],
    ['does silly things in class because the other girls tell her to', 'peer-pressure', 'eggedon', ['4-5', '6-7', '8-10']],
    ['the others egg her on to be naughty', 'peer-pressure', 'eggedon', ['4-5', '6-7', '8-10']],
    ['copies the naughty children in class', 'peer-pressure', 'eggedon', ['4-5', '6-7', '8-10']],
    ['worried year 1 will be all work and no play', 'moving-class', 'workandplay', ['4-5', '6-7']],
    ['says there is no playing in year 2', 'moving-class', 'workandplay', ['6-7']],
    ['gets teased for her name and pretends she doesnt mind', 'being-teased', 'ownnameteased', ['4-5', '6-7', '8-10', '11+']],
    ['her surname gets laughed at', 'being-teased', 'ownnameteased', ['6-7', '8-10', '11+']],
    ['a girl in her class tells the others not to play with her', 'bullying', 'turnedagainst', ['4-5', '6-7', '8-10', '11+']],
    ['her ex best friend has turned the whole group against her', 'bullying', 'turnedagainst', ['6-7', '8-10', '11+']],
    ['finding her lessons too hard and has stopped trying', 'lessons-are-hard', 'stoppedtrying', ['6-7', '8-10', '11+']],
    ['switched off at school, says theres no point trying because she cant do it', 'lessons-are-hard', 'stoppedtrying', ['8-10', '11+']],
    ['shes got her first mobile for secondary school and is on it all the time', 'first-phone', 'onitalot', ['8-10', '11+']],
    ['got her first phone and wont put it down', 'first-phone', 'onitalot', ['8-10', '11+']],
    ['upset by how many messages come in the class group chat', 'first-phone', 'chatflood', ['8-10', '11+']],
    ['her class whatsapp group pings constantly and she cant keep up', 'first-phone', 'chatflood', ['8-10', '11+']],
    ['says mean things to other players when she loses in online games', 'online-kindness', 'meantoplayers', ['6-7', '8-10', '11+']],
    ['calls other players names on roblox when she loses', 'online-kindness', 'meantoplayers', ['6-7', '8-10', '11+']],
    ['hates how she looks in school photos', 'photo-day', 'onesecond', ['6-7', '8-10', '11+']],
    ['thinks she looks ugly in her school photo', 'photo-day', 'onesecond', ['6-7', '8-10', '11+']],
    ['changing from packed lunch to school dinners and nervous about the tray', 'school-dinners', 'tray', ['6-7', '8-10']],
    ['thinks she is stupid because shes on a lower reading book than her friends', 'reading-is-hard', 'band', ['6-7', '8-10']],
    ['fidgets at the dinner table', 'sitting-still', 'upfromtable', ['4-5', '6-7', '8-10']],
    ['so shy she hides behind me when she sees people', 'making-friends', 'nowordhello', ['4-5', '6-7']],
    ['runs away screaming if a bee comes near her, even into the road', 'insects', 'road', ['4-5', '6-7', '8-10']],
  ] as const)('%s', (problem, situation, thread, bands) => {
    for (const band of bands) {
      const story = told(problem, band);
      expect([band, story.situation, story.thread]).toEqual([band, situation, thread]);
    }
  });

  test.each([
    ['scared of spiders and moths', 'lamp'],
    ['a spider crawled on her in bed', 'bedroom'],
    ['hides behind me in shops', 'hidesinshop'],
    ['her friends dared her to jump off the roof', 'eggedon'],
    ['going into year 2 and worried the work will be too hard', 'workandplay'],
    ['calls a boy names because of his name', 'ownnameteased'],
    ['other kids say her name wrong on purpose', 'ownnameteased'],
    ['she tells the other girls not to play with a girl in her class', 'turnedagainst'],
    ['stopped trying to swim because it is too hard', 'stoppedtrying'],
    ['on her phone all night in bed', 'onitalot'],
    ['the group chat is full of mean messages about her', 'chatflood'],
    ['other players call her names on roblox', 'meantoplayers'],
    ['hates how her teeth look in photos', 'onesecond'],
    ['hates how she looks', 'onesecond'],
    ['packed lunch comes home uneaten', 'tray'],
    ['worried she will lose us in the crowd at the match', 'mightdie'],
    ['worried she will lose us in the crowd at the match', 'beforestart'],
  ] as const)('%s is another matter', (problem, thread) => {
    for (const band of ['6-7', '8-10', '11+'] as const) expect(told(problem, band).thread).not.toBe(thread);
  });

  test('what follows from a fear keeps its "that"', () => {
    const story = told("so frightened of spiders she doesn't want to go on the school camping trip", '11+');
    expect(story.content.descriptive).toContain('so frightened of spiders that she does not want to go');
  });
}); // prettier-ignore
