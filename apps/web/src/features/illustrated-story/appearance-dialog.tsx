import {
  CLOTHS,
  GARMENTS,
  type IllustratedStory,
  type PictureStyle,
  type SomeLooks,
  type SomeOutfit,
} from '@storylantern/contract';
import { ILLUSTRATION_STYLES } from '@storylantern/library';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { LooksFields } from '../../ui/child/looks-fields.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useChangeBook } from './use-change-book.ts';

interface AppearanceDialogProps {
  readonly book: IllustratedStory;
  onClose(): void;
}

const said = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
const GARMENT_CHOICES = GARMENTS.map((value) => ({ value, label: value === 'tee' ? 'T-shirt' : said(value) }));
const CLOTH_CHOICES = CLOTHS.map((value) => ({ value, label: said(value) }));

/** Another style, other looks, another coat: every page is drawn anew, and everybody stays who they are. */
export function AppearanceDialog({ book, onClose }: AppearanceDialogProps) {
  const child = book.cast.find((member) => member.character.is === 'child');
  const [style, setStyle] = useState<PictureStyle>(book.style);
  const [looks, setLooks] = useState<SomeLooks>(child?.person?.looks ?? {});
  const [outfit, setOutfit] = useState<SomeOutfit>(child?.person?.outfit ?? {});
  const { appearance } = useChangeBook(book);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    appearance.mutate(
      { style, ...(child ? { looks, outfit } : {}) },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Every page is being drawn anew', description: 'It takes a few seconds.' });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Style and looks"
      description="Every page is drawn anew. Everybody in the book stays who they are."
    >
      <form className="appearance" onSubmit={apply}>
        <ChipGroup<PictureStyle>
          label="Illustration Style"
          choices={ILLUSTRATION_STYLES.map(({ id, name }) => ({ value: id, label: name }))}
          value={style}
          onChange={(chosen) => chosen && setStyle(chosen)}
        />
        {child && (
          <>
            <LooksFields name={book.childName} looks={looks} onChange={setLooks} />
            <details className="looks">
              <summary>Clothes</summary>
              <div className="looks-fields">
                <ChipGroup
                  label="Worn"
                  choices={GARMENT_CHOICES}
                  value={outfit.garment ?? ''}
                  onChange={(garment) => garment && setOutfit({ ...outfit, garment })}
                />
                <ChipGroup
                  label="Its colour"
                  choices={CLOTH_CHOICES}
                  value={outfit.top ?? ''}
                  onChange={(top) => top && setOutfit({ ...outfit, top })}
                />
              </div>
            </details>
          </>
        )}
        {appearance.isError && (
          <p role="alert" className="field-error">
            {sentenceOf(appearance.error, 'Nobody answered in time. Your choice is kept here; try again.')}
          </p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Leave it as it was
          </Button>
          <Button type="submit" variant="primary" busy={appearance.isPending && 'Asking'}>
            Draw every page anew
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
