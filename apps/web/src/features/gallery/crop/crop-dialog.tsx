import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { TypedNumber } from '#ui/field/typed-number';
import { CancelButton } from '#ui/form-buttons';
import { Alert, Button, Group, Loader, SegmentedControl, Text } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { CropFrame } from './crop-frame.tsx';
import { centredArea, type CropArea, fitsLimit, outputSize, turnedSize, widestOutput } from './crop-math.ts';
import classes from './crop.module.css';
import { drawTurned, renderCrop } from './render-crop.ts';

/** Longest side of the picture as it is shown while cropping, pixels. */
const SHOWN_MAX = 1600;
const SHAPES = { free: null, '850:1200': 850 / 1200, '16:9': 16 / 9, '1:1': 1 } as const;
type Shape = keyof typeof SHAPES;
const SHAPE_NAMES: Shape[] = ['free', '850:1200', '16:9', '1:1'];

interface Props {
  /** The picture to be cropped; null: closed. */
  file: File | null;
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Cropping, turning and making smaller, in the browser; what is too large for the gallery is made to fit. */
export function CropDialog({ file, onDone, onClose }: Props) {
  const t = useTexts('crop');
  return (
    <Dialog opened={file !== null} onClose={onClose} size="xl" title={t.title}>
      {file && <CropDesk key={`${file.name} ${file.size}`} file={file} onDone={onDone} onClose={onClose} />}
    </Dialog>
  );
}

function CropDesk({ file, onDone, onClose }: Props & { file: File }) {
  const t = useTexts('crop');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<'broken' | 'tooMuch' | null>(null);
  useEffect(() => {
    let gone = false;
    let opened: ImageBitmap | null = null;
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        opened = bitmap;
        if (gone) bitmap.close();
        else setPicture(bitmap);
      },
      () => setProblem('broken'),
    );
    return () => {
      gone = true;
      opened?.close();
    };
  }, [file]);

  if (problem)
    return (
      <Alert color="red" role="alert">
        {t[problem]}
      </Alert>
    );
  if (!picture)
    return (
      <Group justify="center" p="xl" role="status">
        <Loader aria-hidden />
        <Text>{t.opening}</Text>
      </Group>
    );
  return (
    <CropForm picture={picture} file={file} onDone={onDone} onClose={onClose} onTooMuch={() => setProblem('tooMuch')} />
  );
}

function CropForm({
  picture,
  file,
  onDone,
  onClose,
  onTooMuch,
}: Props & { picture: ImageBitmap; file: File; onTooMuch: () => void }) {
  const t = useTexts('crop');
  const [turns, setTurns] = useState(0);
  const [shape, setShape] = useState<Shape>('free');
  const [canvas, setCanvas] = useState(() => drawTurned(picture, 0, SHOWN_MAX));
  const [area, setArea] = useState<CropArea>(() => centredArea(picture, null));
  const [width, setWidth] = useState(() => widestOutput(picture));
  const [working, setWorking] = useState(false);
  const turned = turnedSize(picture, turns);
  const result = outputSize(area, width);

  const choose = (next: CropArea) => {
    setArea(next);
    setWidth(widestOutput(next));
  };
  const turn = () => {
    const next = (turns + 1) % 4;
    setTurns(next);
    setCanvas(drawTurned(picture, next, SHOWN_MAX));
    choose(centredArea(turnedSize(picture, next), SHAPES[shape]));
  };
  const finish = async () => {
    setWorking(true);
    try {
      onDone(await renderCrop(picture, { turns, area, width, original: file }));
    } catch {
      onTooMuch();
    }
  };

  if (!canvas) return <Alert color="red">{t.tooMuch}</Alert>;
  return (
    <div className={classes.body}>
      {!fitsLimit(picture) && <Text size="sm">{t.tooLarge}</Text>}
      <div className={classes.desk}>
        <div
          style={{
            inlineSize: `min(100%, calc(min(52vh, 560px, max(120px, 100dvh - 460px)) * ${turned.width / turned.height}))`,
          }}
        >
          <CropFrame canvas={canvas} picture={turned} area={area} aspect={SHAPES[shape]} onChange={choose} />
        </div>
      </div>
      <Text size="xs" c="dimmed">
        {t.keys}
      </Text>
      <div className={classes.tools}>
        <SegmentedControl
          className={classes.shapes}
          fullWidth
          aria-label={t.shape}
          value={shape}
          data={SHAPE_NAMES.map((value) => ({ value, label: value === 'free' ? t.free : value }))}
          onChange={(value) => {
            const next = SHAPE_NAMES.find((known) => known === value) ?? 'free';
            setShape(next);
            choose(centredArea(turned, SHAPES[next]));
          }}
        />
        <Button variant="default" leftSection={<IconRotateClockwise size={18} aria-hidden />} onClick={turn}>
          {t.turn}
        </Button>
        <TypedNumber
          className={classes.width}
          label={t.width}
          value={result.width}
          min={Math.min(CROP_WIDTH_MIN, widestOutput(area))}
          max={widestOutput(area)}
          step={10}
          suffix={` ${t.pixels}`}
          onNumber={(wanted) => setWidth(wanted)}
        />
      </div>
      <Group justify="space-between" className={classes.foot ?? ''}>
        <Text role="status" className={classes.result}>
          {t.result}:{' '}
          <bdi>
            {result.width}×{result.height}
          </bdi>
        </Text>
        <Group gap="sm">
          <CancelButton variant="subtle" color="gray" onClick={onClose} disabled={working} />
          <Button onClick={() => void finish()} loading={working} data-autofocus>
            {t.use}
          </Button>
        </Group>
      </Group>
    </div>
  );
}

/** Narrowest result that is offered, pixels. */
const CROP_WIDTH_MIN = 50;
