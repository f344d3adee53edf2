import { Alert, Button, Group, Paper, Progress, Radio, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { blog } from '@upcurve/contracts/blog/blog';
import { IMPORT_FORMATS, IMPORT_MAX, ImportFormat, OldSite } from '@upcurve/contracts/blog/blog-transfer';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { paths } from '../../../paths.ts';
import { authorsQuery, categoriesQuery, postQueries } from '../post-queries.ts';
import { ImportResult } from './ImportResult.tsx';
import { PictureFetches, pictureFetchesQuery } from './PictureFetches.tsx';
import { type PictureChoice, PictureOption } from './PictureOption.tsx';
import classes from './transfer.module.css';

const MEANINGS: Record<ImportFormat, string> = {
  upcurve: 'Restores everything, including published posts. The blog must be empty.',
  wxr: 'An XML file from WordPress (Tools, Export). Posts become drafts.',
  ghost: 'A JSON file from Ghost (Settings, Export). Posts become drafts.',
};

/** Recognises the format of a file by its first characters. Our own export says what it is. */
async function formatOf(file: File): Promise<ImportFormat> {
  const beginning = await file.slice(0, 1000).text();
  if (/^\s*</.test(beginning)) return 'wxr';
  return beginning.includes('"upcurve-blog"') ? 'upcurve' : 'ghost';
}

const asksForSite = (format: ImportFormat, { isFetching }: PictureChoice) => format === 'ghost' && isFetching;

/** Exports the whole blog and imports posts from a file. */
export function TransferScreen() {
  const id = useId();
  const client = useQueryClient();
  const [format, setFormat] = useState<ImportFormat>('upcurve');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [pictures, setPictures] = useState<PictureChoice>({ isFetching: false, site: '' });
  const [siteError, setSiteError] = useState<string>();
  const isTooLarge = file !== null && file.size > IMPORT_MAX;
  const [sentShare, setSentShare] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const siteInput = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const upload = useMutation({
    mutationFn({ format, file, pictures }: { format: ImportFormat; file: File; pictures: PictureChoice }) {
      const controller = new AbortController();
      abort.current = controller;
      setSentShare(0);
      return api.blog.importBlog(
        {
          fields: {
            format,
            ...(format !== 'upcurve' && pictures.isFetching && { fetchesPictures: 'true' }),
            ...(asksForSite(format, pictures) && { site: pictures.site }),
          },
          files: { file },
        },
        {
          signal: controller.signal,
          onProgress: ({ sent, total }) => setSentShare(total > 0 ? sent / total : 1),
        },
      );
    },
    async onSuccess() {
      setFile(null);
      await Promise.all(
        [
          postQueries.all,
          categoriesQuery.queryKey,
          authorsQuery.queryKey,
          ['media'],
          pictureFetchesQuery.queryKey,
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  const { isPending, error, data: report, variables: sent } = upload;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!file || isTooLarge) {
      setMissing(!file);
      choose.current?.focus();
      return;
    }
    const problem = asksForSite(format, pictures)
      ? OldSite.safeParse(pictures.site).error?.issues[0]?.message
      : undefined;
    setSiteError(problem);
    if (problem) siteInput.current?.focus();
    else upload.mutate({ format, file, pictures });
  }
  function cancel() {
    abort.current?.abort();
    upload.reset();
  }

  const issues = error instanceof ApiError ? error.issues : [];
  return (
    <div className={classes.screen}>
      <ListHeader
        title="Import and Export"
        subtitle="The whole blog as one file: posts with their revisions, categories, authors and pictures"
        takesFocus
      />
      <Paper p="md" component="section" aria-labelledby={`${id}-export`}>
        <Stack gap="sm" align="flex-start">
          <Title order={2} id={`${id}-export`}>
            Export
          </Title>
          <Text size="sm" c="dimmed">
            A JSON file that restores the whole blog, here or in another installation. It can be imported up
            to {sizeInWords(IMPORT_MAX)}, which is about fifty large pictures. To move a larger blog, copy its
            database and files.
          </Text>
          <Button
            component="a"
            href={blog.exportBlog.path}
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} />}
          >
            Download the blog
          </Button>
        </Stack>
      </Paper>
      <Paper p="md" component="section" aria-labelledby={`${id}-import`}>
        <form onSubmit={submit} noValidate aria-labelledby={`${id}-import`}>
          <Stack gap="md">
            <Title order={2} id={`${id}-import`}>
              Import
            </Title>
            {error && (
              <Alert color="red" role="alert" title="Nothing was imported" tabIndex={-1} ref={takeFocus}>
                {errorMessage(error, 'Please try again.')}
                {issues.length > 0 && (
                  <ul className={classes.issues}>
                    {issues.map(({ path, message }) => (
                      <li key={`${path} ${message}`}>{path ? `${path}: ${message}` : message}</li>
                    ))}
                  </ul>
                )}
              </Alert>
            )}
            <Radio.Group
              label="File format"
              value={format}
              onChange={(value) => setFormat(value as ImportFormat)}
            >
              <Stack gap="xs" mt="xs">
                {ImportFormat.options.map((value) => (
                  <Radio
                    key={value}
                    value={value}
                    label={IMPORT_FORMATS[value]}
                    description={MEANINGS[value]}
                    disabled={isPending}
                  />
                ))}
              </Stack>
            </Radio.Group>
            {format !== 'upcurve' && (
              <PictureOption
                value={pictures}
                onChange={setPictures}
                needsSite={format === 'ghost'}
                error={siteError}
                disabled={isPending}
                siteRef={siteInput}
              />
            )}
            <div>
              <Group gap="sm">
                <Button
                  ref={choose}
                  variant="default"
                  aria-describedby={`${id}-file`}
                  disabled={isPending}
                  onClick={() => input.current?.click()}
                >
                  Choose file
                </Button>
                <Text
                  id={`${id}-file`}
                  size="sm"
                  c={missing || isTooLarge ? 'red' : 'dimmed'}
                  className={classes.file}
                >
                  {isTooLarge
                    ? `${file.name} is too large (${sizeInWords(file.size)}). The limit is ${sizeInWords(IMPORT_MAX)}.`
                    : file
                      ? `${file.name}, ${sizeInWords(file.size)}`
                      : missing
                        ? 'Choose a file first.'
                        : `JSON or XML, at most ${sizeInWords(IMPORT_MAX)}`}
                </Text>
              </Group>
              <input
                ref={input}
                type="file"
                hidden
                accept=".json,.xml,application/json,text/xml,application/xml"
                data-testid="import-file"
                onChange={({ currentTarget }) => {
                  const chosen = currentTarget.files?.[0] ?? null;
                  setFile(chosen);
                  setMissing(false);
                  if (chosen) void formatOf(chosen).then(setFormat);
                  currentTarget.value = '';
                }}
              />
            </div>
            <Group gap="sm">
              <Button
                type="submit"
                aria-disabled={isPending || undefined}
                data-disabled={isPending || undefined}
              >
                {isPending ? 'Importing...' : 'Import'}
              </Button>
              {isPending && (
                <Button variant="subtle" onClick={cancel}>
                  Cancel
                </Button>
              )}
            </Group>
            {isPending && (
              <div role="status">
                <Text size="sm" c="dimmed" mb={6}>
                  {sentShare < 1 ? 'Uploading the file.' : 'Reading the file.'}
                </Text>
                <Progress value={sentShare * 100} animated={sentShare === 1} aria-label="Import" />
              </div>
            )}
          </Stack>
        </form>
      </Paper>
      {report && <ImportResult report={report} areDrafts={sent?.format !== 'upcurve'} />}
      <PictureFetches />
      <Text size="sm" c="dimmed">
        <Link to={paths.blog()} className={classes.back}>
          Back to posts
        </Link>
      </Text>
    </div>
  );
}
